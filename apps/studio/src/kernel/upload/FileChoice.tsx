import { AlertDialog, FileDrop, type FileDropLabels, type FileRefusal, formatBytes } from '@studio/ui';
import { useState } from 'react';
import { describeBytes } from '../../platform/feedback/progress.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { largestBytes } from '../object/files/acceptedTypes.ts';
import { fileChoiceText } from './fileChoice.messages.ts';

export interface FileChoiceProps {
  label: string;
  /** Extensions with their dot. */
  accept: readonly string[];
  /** What the alert says of a file of another type. */
  describeUnsupported: (fileName: string) => string;
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** Bytes of the file that were sent; null while nothing is pending. */
  sent: number | null;
  /** The file has to stay as it is. */
  isDisabled: boolean;
}

/** A file of configuration, as large as the preferences allow and not empty; an alert names what is of another type. */
export function FileChoice(props: FileChoiceProps) {
  const { label, accept, describeUnsupported, file, onFileChange, sent, isDisabled } = props;
  const alert = useTypeAlert(describeUnsupported);
  return (
    <>
      <FileDrop
        label={label}
        isRequired
        accept={accept}
        maxBytes={largestBytes('uploads.largestImportMiB')}
        isEmptyAllowed={false}
        isKeptOnRefusal={false}
        isDisabled={isDisabled}
        value={file === null ? [] : [file]}
        onValueChange={([next]) => onFileChange(next ?? null)}
        onRefuse={alert.refuse}
        getProgress={() => sent ?? undefined}
        labels={fileLabels(describeUnsupported)}
      />
      <AlertDialog
        isOpen={alert.isOpen}
        title={fileChoiceText('alert')}
        message={alert.message}
        okLabel={commonText('ok')}
        onOpenChange={alert.close}
      />
    </>
  );
}

function fileLabels(unsupportedType: (fileName: string) => string): Partial<FileDropLabels> {
  return {
    unsupportedType,
    drop: fileChoiceText('drop'),
    dropAnother: fileChoiceText('dropAnother'),
    dropNow: fileChoiceText('dropNow'),
    fixed: fileChoiceText('fixed'),
    choose: fileChoiceText('choose'),
    empty: (name) => fileChoiceText('empty', { name }),
    tooLarge: (name, limit) => fileChoiceText('tooLarge', { name, limit: formatBytes(limit) }),
    onlyOne: (name) => fileChoiceText('onlyOne', { name }),
    folder: (name) => fileChoiceText('folder', { name }),
    added: ([name = '']) => fileChoiceText('added', { name }),
    removed: (name) => fileChoiceText('removed', { name }),
    remove: (name) => fileChoiceText('remove', { name }),
    progress: (sent, total) => (sent < total ? describeBytes(sent, total) : fileChoiceText('sent')),
    files: fileChoiceText('chosen'),
    required: fileChoiceText('required'),
  };
}

/** The alert about files that are of no supported type. @param describe what it says of one. */
function useTypeAlert(describe: (fileName: string) => string) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const refuse = (refusals: readonly FileRefusal[]) => {
    const unsupported = refusals.filter(({ reason }) => reason === 'type').map(({ file }) => file.name);
    if (unsupported.length === 0) return;
    setNames(unsupported);
    setOpen(true);
  };
  return {
    isOpen,
    /** It stays while the alert closes. */
    message: [...new Set(names)].map(describe).join(' '),
    refuse,
    close: () => setOpen(false),
  };
}
