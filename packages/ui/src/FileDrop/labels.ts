import { writeCount } from '../internal/writeCount.ts';
import { formatBytes } from './formatBytes.ts';

/** Texts of a file drop. */
export interface FileDropLabels {
  /**
   * Beside the button.
   * @default 'Drop a file here or choose one', with several 'Drop files here or choose some'
   */
  drop: string;
  /**
   * Beside the button, where one file is chosen that the next one replaces.
   * @default 'Drop or choose another file to replace it'
   */
  dropAnother: string;
  /**
   * Where nothing is chosen and nothing can be: read-only or disabled.
   * @default 'No file chosen', with several 'No files chosen'
   */
  none: string;
  /**
   * Where what is chosen has to stay: read-only or disabled.
   * @default 'This file cannot be replaced', with several 'These files cannot be changed'
   */
  fixed: string;
  /**
   * The button.
   * @default 'Choose File', with several 'Choose Files'
   */
  choose: string;
  /**
   * While files are dragged over it.
   * @default 'Drop to choose', with several 'Drop to add'
   */
  dropNow: string;
  /**
   * What may be chosen, under the button; an empty text shows nothing.
   * @default '.csv, .txt · up to 50 MiB'
   */
  rules: (accept: readonly string[], maxBytes: number | undefined) => string;
  /**
   * @default 'File {name} is not a supported file type for upload.'
   */
  unsupportedType: (name: string) => string;
  /**
   * @default 'File {name} is empty.'
   */
  empty: (name: string) => string;
  /**
   * @param limit bytes
   * @default 'File {name} is larger than the limit of {50 MiB}.'
   */
  tooLarge: (name: string, limit: number) => string;
  /**
   * A further file where only one can be chosen.
   * @default 'File {name} was left out: only one file can be chosen.'
   */
  onlyOne: (name: string) => string;
  /**
   * A further file where as many are chosen as can be.
   * @default 'File {name} was left out: at most {3} files can be chosen.'
   */
  tooMany: (name: string, most: number) => string;
  /**
   * @default 'Folder {name} cannot be uploaded.'
   */
  folder: (name: string) => string;
  /**
   * Announced, not shown, when files were taken.
   * @default '{name} added', '{count} files added'
   */
  added: (names: readonly string[]) => string;
  /**
   * Announced, not shown, when a file was taken out.
   * @default '{name} removed'
   */
  removed: (name: string) => string;
  /**
   * @default 'Remove {name}'
   */
  remove: (name: string) => string;
  /**
   * The name of the list.
   * @default 'Chosen files'
   */
  files: string;
  /**
   * Bytes as shown, also inside the other texts' defaults.
   * @default binary units: '1.5 KiB'
   */
  size: (bytes: number) => string;
  /**
   * @default '{12 MiB} of {50 MiB}', at the end 'Uploaded'
   */
  progress: (sent: number, total: number) => string;
  /**
   * Announced after the field's name where a file has to be chosen.
   * @default 'required'
   */
  required: string;
}

/** The English texts. `size` writes bytes, also inside the others; without it they are written as the locale does. */
export function fileDropLabels(
  isMultiple: boolean,
  locale: string,
  size: FileDropLabels['size'] = (bytes) => formatBytes(bytes, locale),
): FileDropLabels {
  return {
    drop: isMultiple ? 'Drop files here or choose some' : 'Drop a file here or choose one',
    dropAnother: 'Drop or choose another file to replace it',
    none: isMultiple ? 'No files chosen' : 'No file chosen',
    fixed: isMultiple ? 'These files cannot be changed' : 'This file cannot be replaced',
    choose: isMultiple ? 'Choose Files' : 'Choose File',
    dropNow: isMultiple ? 'Drop to add' : 'Drop to choose',
    rules: (accept, maxBytes) =>
      [accept.join(', '), maxBytes !== undefined && `up to ${size(maxBytes)}`].filter(Boolean).join(' · '),
    unsupportedType: (name) => `File ${name} is not a supported file type for upload.`,
    empty: (name) => `File ${name} is empty.`,
    tooLarge: (name, limit) => `File ${name} is larger than the limit of ${size(limit)}.`,
    onlyOne: (name) => `File ${name} was left out: only one file can be chosen.`,
    tooMany: (name, most) =>
      `File ${name} was left out: at most ${writeCount(most, locale)} files can be chosen.`,
    folder: (name) => `Folder ${name} cannot be uploaded.`,
    added: (names) => (names.length === 1 ? `${names[0]} added` : `${names.length} files added`),
    removed: (name) => `${name} removed`,
    remove: (name) => `Remove ${name}`,
    files: 'Chosen files',
    size,
    progress: (sent, total) => (sent >= total ? 'Uploaded' : `${size(sent)} of ${size(total)}`),
    required: 'required',
  };
}
