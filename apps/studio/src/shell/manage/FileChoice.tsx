import { AlertDialog, FileDrop, type FileDropLabels, formatBytes } from '@studio/ui';
import { t } from '../../messages/messages.ts';
import { describeBytes } from '../../services/progress.ts';
import { mostBytes } from './FileRules.ts';
import { useTypeAlert } from './useTypeAlert.ts';
import './manage.messages.ts';

export interface FileChoiceProps {
  label: string;
  /** Extensions with their dot. */
  accept: readonly string[];
  /** What the alert says of a file of another type. */
  describeUnsupported: (fileName: string) => string;
  file: File | null;
  onFileChange: (file: File | null) => void;
  /** Bytes of the file that have left; null while nothing is under way. */
  sent: number | null;
  /** The file has to stay as it is. */
  isDisabled: boolean;
}

/** The file of an operation, of at most 50 MiB; an alert names what is of another type. */
export function FileChoice(props: FileChoiceProps) {
  const { label, accept, describeUnsupported, file, onFileChange, sent, isDisabled } = props;
  const alert = useTypeAlert(describeUnsupported);
  return (
    <>
      <FileDrop
        label={label}
        isRequired
        accept={accept}
        maxBytes={mostBytes}
        isDisabled={isDisabled}
        value={file === null ? [] : [file]}
        onValueChange={([next]) => onFileChange(next ?? null)}
        onRefuse={alert.refuse}
        getProgress={() => sent ?? undefined}
        labels={fileLabels(describeUnsupported)}
      />
      <AlertDialog
        isOpen={alert.isOpen}
        title={t('manage.alert')}
        message={alert.message}
        okLabel={t('common.ok')}
        onClose={alert.close}
      />
    </>
  );
}

function fileLabels(unsupportedType: (fileName: string) => string): Partial<FileDropLabels> {
  return {
    unsupportedType,
    drop: t('manage.file.drop'),
    dropAnother: t('manage.file.dropAnother'),
    dropNow: t('manage.file.dropNow'),
    fixed: t('manage.file.fixed'),
    choose: t('manage.file.choose'),
    tooLarge: (name, limit) => t('manage.file.tooLarge', { name, limit: formatBytes(limit) }),
    onlyOne: (name) => t('manage.file.onlyOne', { name }),
    folder: (name) => t('manage.file.folder', { name }),
    added: ([name = '']) => t('manage.file.added', { name }),
    removed: (name) => t('manage.file.removed', { name }),
    remove: (name) => t('manage.file.remove', { name }),
    progress: (sent, total) => (sent < total ? describeBytes(sent, total) : t('manage.file.sent')),
    files: t('manage.file.chosen'),
    required: t('manage.file.required'),
  };
}
