import type { ClassCodePlan } from '@studio/api';
import { useState } from 'react';
import { mayHaveBeenSaved } from '../../kernel/editor/IdempotentSaver.ts';
import { keepRunning } from '../../kernel/upload/keepRunning.ts';
import { announceConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { withProgress } from '../../platform/feedback/progress.ts';
import { useShallowSnapshot } from '../../platform/state/shallowProxy.ts';
import { uploadFile } from '../../platform/transfer/uploadFile.ts';
import { manageText } from '../manage.messages.ts';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { type ClassCodeCalls, ClassCodeImport } from './ClassCodeImport.ts';
import { ClassCodesModal } from './ClassCodesModal.tsx';
import { type ClassCodeAnswer, readClassCodeAnswer } from './readClassCodeAnswer.ts';

/** Asks what importing class codes would do; nothing is written. @throws as every upload does. */
const planClassCodes: ClassCodeCalls['plan'] = async ({ file, signal, onSent }) => {
  const path = '/classCodeUpload/plan';
  const response = await uploadFile({ path, file, signal, onProgress: onSent });
  return (await response.json()) as ClassCodePlan;
};

const currentImport = keepRunning(() => new ClassCodeImport({ plan: planClassCodes, send: sendClassCodes }));

/** Imports class codes, once the user has seen what that does. It closes when that is done; a failure leaves it as it was. */
export function ClassCodesDialog({ isOpen, onClose }: OperationDialogProps) {
  const [codes] = useState(currentImport);
  const state = useShallowSnapshot(codes.state);
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
      onRetryPlan={() => void codes.plan()}
      onConfirm={() => void start()}
      onCancel={() => codes.cancel()}
      onDismissRefusal={() => codes.dismissRefusal()}
    />
  );
}

/**
 * Imports class codes under the loading bar. When no answer comes, what is on screen is loaded again: the codes may have
 * been imported. @throws as every upload does.
 */
const sendClassCodes: ClassCodeCalls['send'] = async ({ file, onSent, signal }, count) => {
  const texts = {
    loading: manageText('classCodes.loading'),
    success: ({ isImported }: ClassCodeAnswer) =>
      isImported ? manageText('classCodes.success', { count: count.toLocaleString() }) : undefined,
  };
  const answer = await withProgress(texts, async (report) => {
    const response = await uploadFile({
      path: '/classCodeUpload/ClassCodeUploadServlet',
      file,
      signal,
      onProgress: (bytes, total) => {
        onSent(bytes);
        report(bytes, total);
      },
    });
    return readClassCodeAnswer(await response.text());
  }).catch((error: unknown) => {
    if (mayHaveBeenSaved(error)) announceConfigurationChange();
    throw error;
  });
  if (answer.isImported) announceConfigurationChange();
  return answer;
};
