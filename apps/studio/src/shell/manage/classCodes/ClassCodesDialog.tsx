import { useState } from 'react';
import { useHeldState } from '../../../kernel/state/useHeldState.ts';
import type { ShellDialogProps } from '../../dialogs/shellDialogs.ts';
import { keepRunning } from '../keepRunning.ts';
import { ClassCodeImport } from './ClassCodeImport.ts';
import { ClassCodesModal } from './ClassCodesModal.tsx';
import { sendClassCodes } from './sendClassCodes.ts';

const currentImport = keepRunning(() => new ClassCodeImport(sendClassCodes));

/** Imports class codes. It closes when that is done; a failure leaves it as it was. */
export function ClassCodesDialog({ isOpen, onClose }: ShellDialogProps) {
  const [codes] = useState(currentImport);
  const state = useHeldState(codes);
  const start = async () => {
    if (await codes.start()) onClose();
  };
  return (
    <ClassCodesModal
      {...state}
      isOpen={isOpen}
      onClose={() => {
        codes.cancel();
        onClose();
      }}
      onFileChange={(file) => codes.choose(file)}
      onConfirm={() => void start()}
      onCancel={() => codes.cancel()}
      onDismissRefusal={() => codes.dismissRefusal()}
    />
  );
}
