import { useSnapshot } from 'valtio';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { DataDictionaryModal } from './DataDictionaryModal.tsx';
import { dictionaryRun, forgetFailure, generateDictionary } from './generateDictionary.ts';

/** Generates the data dictionary. It closes when that is done; after a failure it says why and asks again. */
export function DataDictionaryDialog({ isOpen, onClose }: OperationDialogProps) {
  const { isRunning, failure } = useSnapshot(dictionaryRun);
  const generate = async () => {
    if (await generateDictionary()) onClose();
  };
  return (
    <DataDictionaryModal
      isOpen={isOpen}
      onClose={() => {
        forgetFailure();
        onClose();
      }}
      isRunning={isRunning}
      failure={failure}
      onConfirm={() => void generate()}
    />
  );
}
