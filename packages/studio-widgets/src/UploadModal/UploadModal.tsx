import { AlertDialog, Button, Dialog, FileDrop, type FileRefusal, TextField } from '@studio/ui';
import { isComposing, reasonOf, useControlled, useLabels } from '@studio/ui/internal';
import { type KeyboardEvent, type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { TaskNote } from '../shared/note/TaskNote.styles.ts';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import { useTask } from '../shared/task/useTask.ts';
import { isAcceptedName } from './isAcceptedName.ts';
import { defaultLabels, type UploadModalLabels } from './labels.ts';
import type { FileUpload, UploadModalProps } from './UploadModalProps.ts';

/**
 * Takes a file, lets it be named, and hands it to its host to be sent. Once a file is chosen only
 * its buttons close it, and while it is sent they stop that first; what fails or is cancelled stays chosen.
 */
export function UploadModal(props: UploadModalProps): ReactElement {
  const { isOpen: givenIsOpen, defaultIsOpen = false, onOpenChange, labels, ...rest } = props;
  const [isOpen, setOpen] = useControlled(givenIsOpen, defaultIsOpen, onOpenChange);
  const opening = useOpenCount(isOpen);
  return (
    <UploadDialog
      key={opening}
      {...rest}
      {...{ isOpen, setOpen }}
      labels={useLabels('UploadModal', defaultLabels, labels)}
    />
  );
}

interface UploadDialogProps
  extends Omit<UploadModalProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange' | 'labels'> {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  labels: UploadModalLabels;
}

const documentTypes: readonly string[] = ['.doc', '.docx', '.pdf', '.rtf', '.html'];
const defaultMaxBytes = 52_428_800;

function useTypeAlert({ unsupportedType }: UploadModalLabels) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const show = (unsupported: readonly string[]) => {
    if (unsupported.length === 0) return;
    setNames(unsupported);
    setOpen(true);
  };
  const refuse = (refusals: readonly FileRefusal[]) =>
    show(refusals.filter(({ reason }) => reason === 'type').map(({ file }) => file.name));
  const message = [...new Set(names)].map(unsupportedType).join(' ');
  return { isOpen, message, show, refuse, close: () => setOpen(false) };
}

/** One opening of the upload modal, with its state. */
function UploadDialog(props: UploadDialogProps): ReactElement {
  const {
    isOpen,
    setOpen,
    onUpload,
    labels,
    accept = documentTypes,
    maxBytes = defaultMaxBytes,
    ...rest
  } = props;
  const upload = useUpload({ isOpen, onUpload, onDone: () => setOpen(false) });
  const alert = useTypeAlert(labels);
  const { file, name, isRunning, failure } = upload;
  const missing = name.trim() === '' ? labels.nameMissing : undefined;
  const leave = () => (isRunning ? upload.cancel() : setOpen(false));

  const start = () => {
    const wanted = name.trim();
    if (file && wanted !== '' && !isAcceptedName(wanted, file, accept)) alert.show([wanted]);
    else upload.start();
  };
  const startByEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) start();
  };

  return (
    <Dialog
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      isOpen={isOpen}
      isStatic={file !== undefined}
      onOpenChange={leave}
      footer={
        <>
          <Button data-part="cancel" onClick={leave}>
            {labels.cancel}
          </Button>
          <Button
            data-part="upload"
            variant="primary"
            isPending={isRunning}
            disabledReason={file ? missing : labels.fileMissing}
            onClick={start}
          >
            {labels.upload}
          </Button>
        </>
      }
    >
      <FileDrop
        label={labels.file}
        isRequired
        accept={accept}
        maxBytes={maxBytes}
        isDisabled={isRunning}
        value={file ? [file] : []}
        onValueChange={upload.choose}
        onRefuse={alert.refuse}
        getProgress={() => upload.sentBytes}
        labels={{ unsupportedType: labels.unsupportedType, ...labels.fileDrop }}
        renderDetails={() => (
          <TextField
            label={labels.fileName}
            isRequired
            isReadOnly={isRunning}
            error={missing}
            value={name}
            onValueChange={upload.setName}
            onKeyDown={startByEnter}
          />
        )}
      />
      {failure && (
        <TaskNote role="alert" data-part="failure">
          {labels.failed(reasonOf(failure.error))}
        </TaskNote>
      )}
      <TaskNote role="status" data-part="status">
        {isRunning && labels.uploading(name.trim())}
        {!isRunning && upload.isCancelled && labels.cancelled}
      </TaskNote>
      <AlertDialog
        isOpen={alert.isOpen}
        title={labels.alert}
        message={alert.message}
        okLabel={labels.ok}
        onOpenChange={alert.close}
      />
    </Dialog>
  );
}

interface UploadOptions extends Pick<UploadModalProps, 'onUpload'> {
  isOpen: boolean;
  onDone: () => void;
}

/** The chosen file, its name, and the one upload of it that may be running. */
function useUpload({ isOpen, onUpload, onDone }: UploadOptions) {
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
