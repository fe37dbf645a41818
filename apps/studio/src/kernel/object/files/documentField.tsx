import { Button, FormField } from '@studio/ui';
import { deferPart, useDeferredPart } from '@studio/ui/internal';
import type { UploadModalProps } from '@studio/widgets';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { reportActivity } from '../../../platform/feedback/activity.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { openDownload } from '../../../platform/transfer/openDownload.ts';
import { type FieldOptions, makeField, type Requirable } from '../plain/makeField.ts';
import type { FieldControl, PlainField } from '../plain/PlainField.ts';
import { FileLine } from './FileControl.styles.ts';
import { fileText } from './files.messages.ts';
import { noFile, pendingFile, readFileValue, savedFile } from './fileValue.ts';
import { pendingFiles } from './PendingFiles.ts';

/** A document, or none: doc, docx, pdf, rtf or html, as far as the preferences allow them. */
export interface DocumentFieldInput<Doc, Draft>
  extends FieldOptions<string, Doc, Draft>,
    Requirable<string, Doc, Draft> {
  /** The address of a document on the server with a single-use token. */
  urlOf(doc: Doc, file: Parameters<FileControlProps['urlOf']>[0]): string;
}

/**
 * A field for a document, held as `noFile`, `savedFile` or `pendingFile`. What was chosen is uploaded with a save, which the editor declares as its second step;
 * once it is, what the draft says counts as the document on the server.
 */
export function documentField<Doc, Draft = unknown>(
  input: DocumentFieldInput<Doc, Draft>,
): PlainField<Draft, string, Doc> {
  const { urlOf, ...options } = input;
  return makeField<string, Doc, Draft>(options, {
    empty: noFile,
    comparable: (value) => pendingFiles.resolve(value) || null,
    values: {
      of: 'choice',
      values: () => [noFile, savedFile(1, 'Letter.pdf'), pendingFile('chosen', 'Letter.docx')],
    },
    format: (value) => nameOf(String(value ?? '')),
    isEmpty: (value) => value === noFile,
    // The version is one of this field's kind.
    render: (control, { doc }) => <FileControl {...control} urlOf={(file) => urlOf(doc as Doc, file)} />,
  });
}

function nameOf(value: string): string {
  const file = readFileValue(value);
  if (file.is === 'none') return '';
  return file.is === 'pending' ? fileText('pending', { name: file.name }) : file.name;
}

const uploadPart = deferPart<UploadModalProps>(async () => (await import('./UploadDialog.tsx')).UploadDialog);

const preloadDialog = () => void uploadPart.preload().catch(() => undefined);

interface FileControlProps extends FieldControl<string> {
  /** The address of a file on the server with a single-use token. */
  readonly urlOf: (file: { readonly id: string; readonly name: string; readonly token: string }) => string;
}

/** Shows a file by its name, and lets it be replaced, removed and downloaded. What is chosen is uploaded with the next save. */
function FileControl(props: FileControlProps) {
  const { label, isLabelHidden, value, onValueChange, onLeave, isRequired, error, isReadOnly } = props;
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  const uploadRef = useRef<HTMLButtonElement>(null);
  const UploadDialog = useDeferredPart(uploadPart, isOpen);
  const file = readFileValue(pendingFiles.resolve(value));
  const isNone = file.is === 'none';
  const change = (next: string) => {
    setFailure('');
    onValueChange(next);
    onLeave();
  };
  const download = async (id: string, name: string) => {
    setFailure('');
    try {
      await openDownload((token) => props.urlOf({ id, name, token }));
    } catch (thrown) {
      const reason = describeError(thrown);
      reportActivity(fileText('download.of', { name }), reason);
      setFailure(fileText('download.failed', { name, reason }));
    }
  };
  return (
    <>
      <FormField
        {...{ label, isLabelHidden, isRequired, readOnlyReason: props.readOnlyReason }}
        error={error ?? (failure || undefined)}
        hint={file.is === 'pending' ? fileText('pending.hint') : undefined}
      >
        {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
          <FileLine role="group" aria-labelledby={`${id}-label`} data-invalid={isInvalid}>
            {file.is === 'saved' ? (
              <Button
                size="sm"
                variant="ghost"
                startIcon={<Download aria-hidden size={16} />}
                aria-label={fileText('download.of', { name: file.name })}
                onClick={() => void download(file.id, file.name)}
              >
                <span data-part="file-name">{file.name}</span>
              </Button>
            ) : (
              <span data-part="file-name" data-is={file.is}>
                {isNone ? fileText('none') : file.name}
              </span>
            )}
            {!isReadOnly && (
              <>
                <Button
                  ref={uploadRef}
                  {...{ id, 'aria-describedby': describedBy }}
                  size="sm"
                  startIcon={<Upload aria-hidden size={16} />}
                  aria-label={fileText(isNone ? 'upload.of' : 'replace.of', { label })}
                  onPointerEnter={preloadDialog}
                  onFocus={preloadDialog}
                  onClick={() => setOpen(true)}
                >
                  {fileText(isNone ? 'upload' : 'replace')}
                </Button>
                {!isNone && (
                  <Button
                    size="sm"
                    variant="ghost"
                    startIcon={<Trash2 aria-hidden size={16} />}
                    aria-label={fileText('remove.of', { label })}
                    onClick={() => {
                      change(noFile);
                      uploadRef.current?.focus();
                    }}
                  >
                    {fileText('remove')}
                  </Button>
                )}
              </>
            )}
          </FileLine>
        )}
      </FormField>
      {UploadDialog && (
        <UploadDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          onUpload={async ({ file: chosen, name }) => change(pendingFiles.hold(chosen, name))}
        />
      )}
    </>
  );
}
