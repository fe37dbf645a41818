import { type BulkSelection, type Result, result } from '@studio/api';
import { type IdKind, type IdPath, pathClient } from './idKind.ts';

/**
 * Makes the export of a kind: chosen objects as one initialization file.
 * @throws ProblemError 409 when the filter matches another number
 */
export function idExport<Path extends IdPath>({ rest }: Pick<IdKind<Path>, 'rest'>) {
  return (body: BulkSelection): Promise<Result<Blob>> =>
    result(pathClient.POST<Blob>(`${rest}/export`, { body, parseAs: 'blob' }));
}
