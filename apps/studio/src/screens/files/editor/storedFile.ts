import type { ConfiguredFile } from '@studio/api';
import { formatBytes } from '@studio/ui';
import { noFile, readFileValue, savedFile } from '../../../kernel/object/files/fileValue.ts';
import { pendingFiles } from '../../../kernel/object/files/PendingFiles.ts';
import { filesText } from '../files.messages.ts';

/** What is known of the bytes of a file. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; null for what is no picture, and for one that does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

/** The value of a field whose file on the server is taken away. */
export const takenAway = '-';

type FileOf = Pick<ConfiguredFile, 'id' | 'version' | 'fileName' | 'fileSize' | 'width' | 'height'>;

/** By id and value: the latest version known here of the object that has this file. */
const versions = new Map<string, number>();

/** By what marks them: earlier files that were brought back from this page, as the server has them since. */
const broughtBack = new Map<string, string>();

/** The value of a field for the file that an object has, and where it is found from then on. */
export function storedFile(file: FileOf): string {
  const { id, version, fileName } = file;
  if (fileName === null) return noFile;
  const value = savedFile(factsOf(file), fileName);
  const key = `${id} ${value}`;
  if ((versions.get(key) ?? 0) < version) versions.set(key, version);
  return value;
}

/** The value of a field for an earlier file that reads like a later one of the same object: it says which version has it. @param present the object as it is */
export function markedFile(file: FileOf, present: Pick<FileOf, 'version'>): string {
  const { id, version, fileName } = file;
  if (fileName === null) return noFile;
  return savedFile(`${factsOf(file)}:${version}.${present.version}.${id}`, fileName);
}

function factsOf({ fileSize, width, height }: FileOf): string {
  return `${fileSize ?? 0}:${width ?? ''}x${height ?? ''}`;
}

/** The earlier file of a value is the present one from now on. @param stored the value as it is then */
export function noteBroughtBack(value: string, stored: string): void {
  if (markOf(value) !== null) broughtBack.set(value, stored);
}

/** The version of an object that has the file of a value: this one, otherwise the latest one; undefined when none is known here. */
export function versionOf(item: FileOf, value: string): number | undefined {
  const { id, version } = item;
  if (value === storedFile(item)) return version;
  const mark = markOf(value);
  return mark?.id === id ? mark.version : versions.get(`${id} ${value}`);
}

/** The version that a value says itself; null for none. */
function markOf(value: string): { readonly id: string; readonly version: number } | null {
  const file = readFileValue(value);
  const mark = file.is === 'saved' ? /^\d+:\d*x\d*:(\d+)\.\d+\.(.*)$/s.exec(file.id) : null;
  return mark === null ? null : { version: Number(mark[1]), id: mark[2] ?? '' };
}

/** What a value says of a file on the server; null for one that is not there, or not yet. */
export function readStoredFile(value: string): FileFacts | null {
  const file = readFileValue(value);
  if (file.is !== 'saved') return null;
  const [size = '', pixels = ''] = file.id.split(':');
  const [width = '', height = ''] = pixels.split('x');
  return { name: file.name, size: Number(size), width: numberOf(width), height: numberOf(height) };
}

/** What counts of a value: what has been uploaded or brought back since is as the server has it. */
export function comparableFile(value: string): string | null {
  const now = broughtBack.get(value) ?? pendingFiles.resolve(value);
  return readFileValue(now).is === 'none' ? null : now;
}

/** A file in words: its name, and of one on the server its size. */
export function formatFile(value: unknown): string {
  const text = String(value ?? '');
  const stored = readStoredFile(text);
  if (stored !== null)
    return filesText('file.nameAndSize', { name: stored.name, size: formatBytes(stored.size) });
  const file = readFileValue(text);
  return file.is === 'none' ? filesText('file.none') : file.name;
}

function numberOf(text: string): number | null {
  return text === '' ? null : Number(text);
}
