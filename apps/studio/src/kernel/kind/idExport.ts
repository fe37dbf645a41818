import { type BulkSelection, type paths, type Result, result } from '@studio/api';
import { pathClient } from './idKind.ts';

/** Where the contract has kinds that can be exported. */
export type ExportedPath = keyof paths extends infer Path
  ? Path extends `${infer Rest}/export`
    ? Rest
    : never
  : never;

/**
 * Makes the export of a kind: chosen objects as one initialization file.
 * @throws ProblemError 409 when the filter matches another number
 */
export function idExport({ rest }: { readonly rest: ExportedPath }) {
  return (body: BulkSelection): Promise<Result<Blob>> =>
    result(pathClient.POST<Blob>(`${rest}/export`, { body, parseAs: 'blob' }));
}
