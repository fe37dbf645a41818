import type { AttachedFile } from '@studio/rules';
import { Button, FileDrop, formatBytes, IconButton } from '@studio/ui';
import type { FormViewProps } from '@studio/widgets';
import { File as FileIcon, X } from 'lucide-react';
import { namedFileTypes } from '../../../../kernel/formView/fieldLimits.ts';
import { readOptionText } from '../../../../kernel/formView/fieldOptions.ts';
import { filesOf } from '../../../../kernel/formView/formValues.ts';
import type { ViewPart } from '../../../../kernel/formView/ViewedForm.ts';
import { acceptedTypes, largestBytes } from '../../../../kernel/object/files/acceptedTypes.ts';
import { notify } from '../../../../platform/feedback/notices.ts';
import { commonText } from '../../../../platform/i18n/common.messages.ts';
import { countedText } from '../../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { preference } from '../../../../platform/preferences/preferences.ts';
import { useShallowSnapshot } from '../../../../platform/state/shallowProxy.ts';
import { openDownload } from '../../../../platform/transfer/openDownload.ts';
import { organizationFormText } from '../../forms.messages.ts';
import { AttachmentRoot, FileName, Files } from './AttachmentField.styles.ts';
import type { FormUpload, FormUploads } from './FormUploads.ts';

/** An attachment of a form of an organization. */
export interface AttachmentFieldProps {
  readonly attachment: Parameters<NonNullable<FormViewProps['renderAttachment']>>[0];
  readonly part: ViewPart;
  readonly formId: string;
  /** Of the organization. */
  readonly formSetId: string;
  readonly uploads: FormUploads;
  /** Takes a file that is attached out. */
  readonly onRemove: (file: AttachedFile) => void;
}

/** The files of an attachment, each of which can be saved again, and what is on its way. */
export function AttachmentField({
  attachment,
  part,
  formId,
  formSetId,
  uploads,
  onRemove,
}: AttachmentFieldProps) {
  const { field, path, value, isReadOnly, error } = attachment;
  const { uploads: all } = useShallowSnapshot(uploads.state);
  const key = JSON.stringify(path);
  const own = all.filter((upload) => upload.formId === formId && JSON.stringify(upload.path) === key);
  const files = filesOf(value as Parameters<typeof filesOf>[0]);
  const { mostFiles, accept } = rulesOf(part);
  const place = { formId, path, mostFiles };
  const room = mostFiles === 1 ? 1 : mostFiles - files.length - own.length;
  const isEmpty = files.length + own.length === 0;
  const list = !isEmpty && (
    <Files aria-label={field.label}>
      {files.map((file) => (
        <li key={`${file.digest} ${file.fileName}`}>
          <FileIcon size={16} aria-hidden />
          <FileName type="button" onClick={() => void download(formSetId, file)}>
            {file.fileName}
          </FileName>
          <span data-part="size">{formatBytes(Number(file.size))}</span>
          {!isReadOnly && (
            <IconButton
              size="sm"
              label={organizationFormText('files.remove', { name: file.fileName })}
              icon={<X size={16} />}
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
      {own.map((upload) => (
        <PendingFile
          key={upload.id}
          upload={upload}
          onRetry={() => void uploads.retry(upload.id, place)}
          onRemove={() => uploads.remove(upload.id)}
        />
      ))}
    </Files>
  );
  if (isReadOnly) return list || null;
  return (
    <AttachmentRoot>
      <FileDrop
        label={field.label}
        hint={field.hint}
        error={error}
        isRequired={field.isRequired}
        isLabelHidden={field.isLabelHidden}
        readOnlyReason={room > 0 ? undefined : countedText(organizationFormText, 'files.full', mostFiles)}
        selectionMode={mostFiles === 1 ? 'single' : 'multiple'}
        accept={accept}
        maxBytes={largestBytes('uploads.largestFileMiB')}
        isEmptyAllowed={false}
        value={noFiles}
        maxFiles={room}
        labels={tooManyOf(mostFiles)}
        onValueChange={(chosen) => void uploads.add(chosen, place)}
      />
      {list}
    </AttachmentRoot>
  );
}

const noFiles: readonly File[] = [];

/** Names what was left out, with what the field holds at most: it has room for fewer. */
function tooManyOf(mostFiles: number) {
  const tooMany = (name: string) => organizationFormText('files.tooMany', { name, count: mostFiles });
  return { tooMany, ...(mostFiles > 1 && { onlyOne: tooMany }) };
}

interface PendingFileProps {
  readonly upload: FormUpload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A file that is being sent, or has not arrived. */
function PendingFile({ upload: { file, sent, failure }, onRetry, onRemove }: PendingFileProps) {
  return (
    <li data-failed={failure !== '' || undefined}>
      <FileIcon size={16} aria-hidden />
      <span data-part="name">{file.name}</span>
      <span data-part="size">{formatBytes(file.size)}</span>
      {failure === '' ? (
        <progress
          aria-label={organizationFormText('files.sending', { name: file.name })}
          value={sent}
          max={file.size || 1}
        />
      ) : (
        <Button size="sm" onClick={onRetry}>
          {commonText('retry')}
        </Button>
      )}
      <IconButton
        size="sm"
        label={organizationFormText('files.remove', { name: file.name })}
        icon={<X size={16} />}
        onClick={onRemove}
      />
      {failure !== '' && <p role="alert">{failure}</p>}
    </li>
  );
}

async function download(formSetId: string, { digest, fileName: name }: AttachedFile): Promise<void> {
  const path = `/rest/FormSet/${encodeURIComponent(formSetId)}/attachments/${digest}`;
  try {
    await openDownload((t) => `${path}/${encodeURIComponent(name)}?${new URLSearchParams({ t })}`);
  } catch (error) {
    const reason = describeError(error);
    notify({ message: organizationFormText('files.notSaved', { name, reason }), tone: 'bad' });
  }
}

const workbooks = ['.xls', '.xlsx'];

/** They run in a browser, and are not taken as attachments. */
const active: ReadonlySet<string> = new Set(['.html', '.svg']);

function rulesOf({ options }: ViewPart): { readonly mostFiles: number; readonly accept: readonly string[] } {
  const most = Number(readOptionText(options, 'mostFiles') ?? 1);
  const named = namedFileTypes({ options });
  const taken = new Set(named);
  const allowed = [
    ...acceptedTypes('uploads.allowedDocumentTypes'),
    ...acceptedTypes('system.allowedFilesAndIconsTypes'),
    ...(preference('uploads.areWorkbooksAttached') === 'true' ? workbooks : []),
  ];
  const accept = [...new Set(allowed)].filter(
    (type) => !active.has(type) && (named === undefined || taken.has(type)),
  );
  return {
    mostFiles: Number.isInteger(most) && most > 0 ? most : 1,
    // Without one that is allowed, those that the field names are refused by the server with the reason.
    accept: accept.length > 0 ? accept : [...taken],
  };
}
