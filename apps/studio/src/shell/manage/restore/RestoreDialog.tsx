import { ConnectionError } from '@studio/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHeldState } from '../../../kernel/state/useHeldState.ts';
import { announceConfigurationChange } from '../../../services/configurationChanges.ts';
import type { ShellDialogProps } from '../../dialogs/shellDialogs.ts';
import { keepRunning } from '../keepRunning.ts';
import { RestoreModal } from './RestoreModal.tsx';
import { RestoreRun } from './RestoreRun.ts';
import { restoreCalls } from './restoreCalls.ts';

const currentRun = keepRunning(() => new RestoreRun(restoreCalls));
const askAgainAfter = 3000;

/** Restores an initialization file. Opened again while a restore runs, it shows that one. */
export function RestoreDialog({ isOpen, onClose }: ShellDialogProps) {
  const [run] = useState(currentRun);
  const state = useHeldState(run);
  const { step } = state;

  const finish = async (outcome: Promise<boolean>) => {
    if (await outcome) announceConfigurationChange();
  };
  const check = useEffectEvent(() => void finish(run.check()));

  const isUnreachable = step.name === 'unknown' && step.error instanceof ConnectionError;
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const ask = () => check();
    const timer = setTimeout(ask, askAgainAfter);
    addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', ask);
    };
  }, [isUnreachable]);

  return (
    <RestoreModal
      {...state}
      isOpen={isOpen}
      onClose={() => {
        run.cancel();
        onClose();
      }}
      onFileChange={(file) => run.chooseFile(file)}
      onOperationChange={(operation) => run.chooseOperation(operation)}
      onRetryPlan={() => void run.plan()}
      onConfirm={() => void finish(run.confirm())}
      onCancel={() => run.cancel()}
      onCheck={() => void finish(run.check())}
    />
  );
}
