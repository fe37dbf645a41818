import { type ConfiguredFile, result } from '@studio/api';
import { noFile } from '../../../kernel/object/files/fileValue.ts';
import { api } from '../../../platform/http/api.ts';
import { ExplainedError } from '../../../platform/i18n/ExplainedError.ts';
import { filesText } from '../files.messages.ts';
import { markedFile, readStoredFile, storedFile, versionOf } from './storedFile.ts';

/** An earlier file of an object. */
export interface EarlierFile {
  /** The value of a field for it. */
  readonly value: string;
  /** A version that has it: the latest one, as far as known. */
  readonly version: number;
  readonly author: string;
  /** Epoch milliseconds, of that version. */
  readonly time: number;
}

/** The earlier files of an object, as far as its versions were looked at. */
export interface EarlierFiles {
  /** The latest first; without the one that it has. */
  readonly files: readonly EarlierFile[];
  /** There are versions before those. */
  readonly hasMore: boolean;
}

/** So many versions are looked at first, and at most, by the contract. */
export const firstVersions = 50;
export const mostVersions = 500;

/**
 * The files that an object had.
 * @param count how many versions are looked at, the latest ones; at most 500
 * @throws as every call of the client
 */
export async function loadEarlierFiles(
  item: ConfiguredFile,
  count: number,
  signal: AbortSignal | null = null,
): Promise<EarlierFiles> {
  const { id } = item;
  const query = { startIndex: 0, numberOfRows: count };
  const path = { id };
  const { data } = await result(
    api.GET('/rest/ConfiguredFile/{id}/versions', { params: { path, query }, signal }),
  );
  const loaded = await Promise.all(
    data.records.map(async ({ version }) => {
      const at = { path: { id, version } };
      return (await result(api.GET('/rest/ConfiguredFile/{id}/versions/{version}', { params: at, signal })))
        .data;
    }),
  );
  const hasMore = data.records.length === count && count < Math.min(data.totalRecords, mostVersions);
  return { files: earlierFilesOf(item, loaded), hasMore };
}

/** The files of versions of an object besides the one that it has. What is not known to be the same file is listed by itself. */
export function earlierFilesOf(
  item: ConfiguredFile,
  versions: readonly ConfiguredFile[],
): readonly EarlierFile[] {
  const earlier = versions.filter(({ version }) => version < item.version);
  const listed: EarlierFile[] = [];
  const known = new Set([storedFile(item)]);
  let later = item;
  for (const file of earlier.toSorted((one, other) => other.version - one.version)) {
    const plain = storedFile(file);
    if (plain !== noFile && !hasSameFile(file, later)) {
      const { version, lastModifiedBy, timeLastModified: time } = file;
      const value = known.has(plain) ? markedFile(file, item) : plain;
      listed.push({ value, version, author: lastModifiedBy.name, time });
      known.add(plain);
    }
    later = file;
  }
  return listed;
}

/** Whether a version has the file of the next one: it reads the same, and something else has changed. Each version has changed something. */
function hasSameFile(file: ConfiguredFile, next: ConfiguredFile): boolean {
  const hasOtherWords =
    file.name !== next.name ||
    file.description !== next.description ||
    file.carrierOnly !== next.carrierOnly ||
    file.grouping !== next.grouping ||
    file.required !== next.required;
  return hasOtherWords && storedFile(file) === storedFile(next);
}

/**
 * The version of an object that has a file.
 * @throws ExplainedError when none of the latest versions has it
 */
export async function findEarlierFile(item: ConfiguredFile, value: string): Promise<number> {
  const known = versionOf(item, value);
  if (known !== undefined) return known;
  const { files } = await loadEarlierFiles(item, mostVersions);
  const found = files.find((each) => each.value === value);
  if (found !== undefined) return found.version;
  throw new ExplainedError(filesText('file.lostVersion', { name: readStoredFile(value)?.name ?? '' }));
}
