import { type FieldOptions, makeField, type Requirable } from '../plain/makeField.ts';
import type { PlainField } from '../plain/PlainField.ts';
import { FileControl, type FileControlProps } from './FileControl.tsx';
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
    say: (value) => nameOf(String(value ?? '')),
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
