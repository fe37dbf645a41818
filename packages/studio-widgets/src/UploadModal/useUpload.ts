import { useEffect, useEffectEvent, useState } from 'react';
import { useTask } from '../shared/task/useTask.ts';
import type { FileUpload, UploadModalProps } from './UploadModalProps.ts';

interface UploadOptions extends Pick<UploadModalProps, 'onUpload'> {
  isOpen: boolean;
  onDone: () => void;
}

/** The chosen file, its name, and the one upload of it that may be running. */
export function useUpload({ isOpen, onUpload, onDone }: UploadOptions) {
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [sentBytes, setSentBytes] = useState(0);
  const [isCancelled, setCancelled] = useState(false);

  const task = useTask<[FileUpload]>(async (upload, { signal }) => {
    const onProgress = (sent: number) => {
      if (!signal.aborted) setSentBytes(sent);
    };
    await onUpload(upload, { signal, onProgress });
    if (!signal.aborted) onDone();
  });

  const stopWhenClosed = useEffectEvent(() => {
    if (task.isRunning) task.stop();
  });
  useEffect(() => {
    if (!isOpen) stopWhenClosed();
  }, [isOpen]);

  return {
    file,
    name,
    setName,
    isCancelled,
    isRunning: task.isRunning,
    failure: task.failure,
    sentBytes: task.isRunning ? sentBytes : undefined,
    choose: ([next]: readonly File[]) => {
      task.stop();
      setCancelled(false);
      setFile(next);
      setName(next?.name ?? '');
    },
    start: () => {
      if (!file || name.trim() === '') return;
      setSentBytes(0);
      setCancelled(false);
      task.run({ file, name: name.trim() });
    },
    cancel: () => {
      task.stop();
      setCancelled(true);
    },
  };
}
