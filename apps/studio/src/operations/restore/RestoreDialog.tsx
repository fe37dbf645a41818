import { useEffect, useState } from 'react';
import { keepRunning } from '../../kernel/upload/keepRunning.ts';
import { announceConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { useShallowSnapshot } from '../../platform/state/shallowProxy.ts';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { RestoreModal } from './RestoreModal.tsx';
import { RestoreRun } from './RestoreRun.ts';
import { restoreCalls } from './restoreCalls.ts';

const currentRun = keepRunning(() => new RestoreRun(restoreCalls));

/** Restores an initialization file. Opened again while a restore runs, it shows that one. */
export function RestoreDialog({ isOpen, onClose }: OperationDialogProps) {
  const [run] = useState(currentRun);
  const state = useShallowSnapshot(run.state);

  const finish = async (outcome: Promise<boolean>) => {
    if (await outcome) announceConfigurationChange();
  };

  useEffect(() => {
    const ask = () => run.check();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [run]);

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
      onCheck={() => run.check()}
    />
  );
}
