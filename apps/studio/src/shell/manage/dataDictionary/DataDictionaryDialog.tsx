import { useSnapshot } from 'valtio';
import type { ShellDialogProps } from '../../dialogs/shellDialogs.ts';
import { DataDictionaryModal } from './DataDictionaryModal.tsx';
import { dictionaryRun, generateDictionary } from './generateDictionary.ts';

/** Generates the data dictionary. It closes when that is done; after a failure it asks again. */
export function DataDictionaryDialog({ isOpen, onClose }: ShellDialogProps) {
  const { isRunning } = useSnapshot(dictionaryRun);
  const generate = async () => {
    if (await generateDictionary()) onClose();
  };
  return (
    <DataDictionaryModal
      isOpen={isOpen}
      onClose={onClose}
      isRunning={isRunning}
      onConfirm={() => void generate()}
    />
  );
}
