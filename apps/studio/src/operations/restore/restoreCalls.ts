import type { RestoreReport } from '@studio/api';
import { withProgress } from '../../platform/feedback/progress.ts';
import type { OnTransferProgress } from '../../platform/transfer/TransferProgress.ts';
import { uploadFile } from '../../platform/transfer/uploadFile.ts';
import { manageText } from '../manage.messages.ts';
import type { RestoreCalls, RestoreRequest } from './RestoreRun.ts';

/** The plan is loaded in the modal alone; the restore itself runs under the loading bar. */
export const restoreCalls: RestoreCalls = {
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
