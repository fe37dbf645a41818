import type { RestoreReport } from '@studio/api';
import { useEffect, useState } from 'react';
import { keepRunning } from '../../kernel/upload/keepRunning.ts';
import { announceConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { withProgress } from '../../platform/feedback/progress.ts';
import { useShallowSnapshot } from '../../platform/state/shallowProxy.ts';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';
import { uploadFile } from '../../platform/transfer/uploadFile.ts';
import { manageText } from '../manage.messages.ts';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { RestoreModal } from './RestoreModal.tsx';
import { type RestoreCalls, type RestoreRequest, RestoreRun } from './RestoreRun.ts';

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

/** The plan is loaded in the modal alone; the restore itself runs under the loading bar. */
const restoreCalls: RestoreCalls = {
  plan: (request) => upload('plan', request, request.onSent),
  restore: (request) => {
    const file = request.file.name;
    const texts = {
      loading: manageText('restore.loading'),
      success: manageText('restore.success', { file }),
    };
    return withProgress(texts, (report) =>
      upload('unmarshal', request, (bytes, total) => {
        request.onSent(bytes);
        report(bytes, total);
      }),
    );
  },
};

async function upload(
  mode: 'plan' | 'unmarshal',
  { file, operation, signal }: RestoreRequest,
  onProgress: OnTransferProgress,
): Promise<RestoreReport> {
  const path = '/databaseUpload/databaseUploadServlet';
  const response = await uploadFile({ path, query: { operation, mode }, file, signal, onProgress });
  return (await response.json()) as RestoreReport;
}
