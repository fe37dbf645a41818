import { type FormReference, result, type UiFormTemplate } from '@studio/api';
import { api } from '../../platform/http/api.ts';
import { formEditorText } from './editor.messages.ts';

/** Versions of a form that are looked for. */
const mostVersions = 500;

/** What would name a form in vain. */
export interface Dependents {
  readonly references: readonly FormReference[];
  /** Their token, sent to the server. */
  readonly tag: string | null;
}

/**
 * What names a form template in vain once this version has gone, or is called otherwise: nothing that another version of the name serves as well.
 * @throws ProblemError as the call does
 */
export async function findDependents(id: string): Promise<Dependents> {
  const params = { path: { id }, query: { onlyBrokenByDeletion: true } };
  const { data, etag } = await result(api.GET('/rest/UIFormTemplate/{id}/findReferences', { params }));
  return { references: data, tag: etag };
}

/**
 * The numbers of the other versions of a form, lowest first.
 * @throws ProblemError as the call does
 */
export async function findOtherVersions({
  uniqueName,
  version,
}: Pick<UiFormTemplate['formTemplate'], 'uniqueName' | 'version'>): Promise<readonly number[]> {
  const filterUri = `/UIFormTemplate?${new URLSearchParams({ uniqueName })}`;
  const query = { filterUri, startIndex: 0, numberOfRows: mostVersions };
  const { data } = await result(api.GET('/rest/UIFormTemplate/filter', { params: { query } }));
  const versions = data.records.map((record) => record.version);
  return versions.filter((each) => each !== version).toSorted((one, other) => one - other);
}

/** Numbers of versions as the end of a list: `1`, `1 and 3`, `1, 2 and 3`. */
export function formatVersions(versions: readonly number[]): string {
  const last = versions.at(-1);
  if (last === undefined || versions.length === 1) return String(last ?? '');
  return formEditorText('delete.versions', { versions: versions.slice(0, -1).join(', '), last });
}
