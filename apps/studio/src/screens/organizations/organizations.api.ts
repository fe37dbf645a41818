import {
  type FormSetChanges,
  type Organization,
  type OrganizationChildren,
  type OrganizationSummary,
  type OrganizationWrite,
  result,
} from '@studio/api';
import { formatDateTime } from '@studio/widgets';
import { restObject } from '../../kernel/editor/rest/restObject.ts';
import type { SaveOptions } from '../../kernel/editor/types.ts';
import { idExport } from '../../kernel/kind/idExport.ts';
import { saverOfOrigin } from '../../kernel/object/newOrigin.ts';
import type { DeletionQuestion } from '../../kernel/object/ObjectCallsState.ts';
import { api } from '../../platform/http/api.ts';
import { type OrganizationType, organizations } from './early.ts';
import { organizationEditorText } from './editor.messages.ts';

/** Downloads organizations as one initialization file. */
export const exportOrganizations = idExport(organizations);

/** Makes a draft. @param key the same for the repetition of a call whose answer was lost. @returns its id */
export async function makeOrganization({ code }: OrganizationType, key: string): Promise<string> {
  const params = { query: { organizationType: code }, header: { 'Idempotency-Key': key } };
  return (await result(api.POST('/rest/Organization/create', { params }))).data.id;
}

/** What is written of an organization. Its type counts where one that was deleted is made again. */
export type OrganizationBody = Omit<OrganizationWrite, 'organizationType'> &
  Pick<Organization, 'organizationType'>;

const at = '/rest/Organization/{id}';

/** The calls of an organization. One is made in two steps: as a draft, and with its settings. */
export const organizationObject = {
  ...restObject<Organization, OrganizationBody>({
    get: organizations.get,
    create: async (body, header) => {
      const { organizationType } = body;
      const made = await api.POST('/rest/Organization/create', {
        params: { query: { organizationType }, header },
      });
      const { data, response } = made;
      if (data === undefined) return made;
      const second = { 'If-Match': response.headers.get('ETag') ?? '' };
      const key = `${header['Idempotency-Key']}.2`;
      const params = { path: { id: data.id }, header: { ...header, ...second, 'Idempotency-Key': key } };
      return api.POST(at, { params, body });
    },
    update: (id, body, header) => api.POST(at, { params: { path: { id }, header }, body }),
    remove: (id, header, { expectedReferences }) => {
      const query = expectedReferences === undefined ? {} : agreedIn(expectedReferences);
      return api.DELETE(at, { params: { path: { id }, header, query } });
    },
    listReferences: (id, signal) =>
      api.GET('/rest/Organization/{id}/references', { params: { path: { id } }, signal }),
    listVersions: (id, query, signal) =>
      api.GET('/rest/Organization/{id}/versions', { params: { path: { id }, query }, signal }),
    getVersion: (id, version, signal) =>
      api.GET('/rest/Organization/{id}/versions/{version}', { params: { path: { id, version } }, signal }),
    saverOf: saverOfOrigin,
  }),
  askDeletion,
};

/** What is asked before an organization is deleted: with what belongs to it, which is left behind, and what is being changed in its forms. */
async function askDeletion({ id, name }: Organization): Promise<DeletionQuestion> {
  const params = { path: { id } };
  const [found, formSet] = await Promise.all([
    result(api.GET('/rest/Organization/{id}/references', { params })),
    result(api.GET('/rest/FormSet/{id}', { params })),
  ]);
  const { data: references, etag } = found;
  const { changes } = formSet.data;
  return {
    ...{ name, note: changes === null ? '' : changesNote(changes), references },
    expectedReferences: agreementTo({
      ...(references.length > 0 && etag !== null && { expectedReferences: etag }),
      ...(changes !== null && { changesOf: changes.startedBy.id }),
    }),
  };
}

function changesNote({ isOwn, startedBy, timeStarted }: FormSetChanges): string {
  const values = { name: startedBy.name, time: formatDateTime(timeStarted) };
  return organizationEditorText(isOwn ? 'deleteQuestion.own' : 'deleteQuestion.others', values);
}

/** What the user agrees to lose with an organization. */
interface Agreement {
  /** Token of the references. */
  readonly expectedReferences?: string;
  /** The id of the user whose changes of the forms are lost. */
  readonly changesOf?: string;
}

/** It as the one token that the screen hands on; null where nothing is lost. */
function agreementTo(agreement: Agreement): string | null {
  return Object.keys(agreement).length === 0 ? null : JSON.stringify(agreement);
}

function agreedIn(token: string): Agreement {
  // Made by `agreementTo` alone.
  return JSON.parse(token) as Agreement;
}

/** What a change of the status takes: the version that it is over, and what the call is recognised by. */
interface StatusTarget {
  readonly id: string;
  readonly etag: string;
  readonly options: SaveOptions;
}

function statusParams({ id, etag, options }: StatusTarget, propagateStatusToChildren: boolean) {
  const { idempotencyKey, clientTag } = options;
  const header = { 'If-Match': etag, 'Idempotency-Key': idempotencyKey, 'X-Client-Tag': clientTag };
  return { path: { id }, query: { propagateStatusToChildren }, header };
}

/** Makes an organization active; those below it stay as they are. @throws ProblemError 412 when somebody has saved since */
export async function activateOrganization(target: StatusTarget): Promise<void> {
  await result(api.POST('/rest/Organization/{id}/activate', { params: statusParams(target, false) }));
}

/**
 * Makes an organization inactive, and those below it where that is wanted.
 * @throws ProblemError 412 when somebody has saved since, 403 when one of them may not be changed
 */
export async function deactivateOrganization(target: StatusTarget, propagates: boolean): Promise<void> {
  await result(api.POST('/rest/Organization/{id}/deactivate', { params: statusParams(target, propagates) }));
}

/** Organizations whose name or code contains a text, by their names. */
export async function findOrganizations(
  text: string,
  { numberOfRows, signal }: { readonly numberOfRows: number; readonly signal: AbortSignal },
): Promise<readonly OrganizationSummary[]> {
  const search = text.trim() === '' ? '' : `?${new URLSearchParams({ search: text.trim() })}`;
  const query = { filterUri: `${organizations.kind}${search}`, numberOfRows };
  return (await result(api.GET('/rest/Organization/filter', { params: { query }, signal }))).data.records;
}

/** Rows of a call at most, by the contract. */
const mostRows = 500;

/**
 * The first organizations that belong to one, by their names, and what it belongs to itself.
 * @param count how many at most
 * @throws ProblemError 404 when there is none with that id
 */
export async function loadChildren(
  id: string,
  { count, signal }: { readonly count: number; readonly signal: AbortSignal },
): Promise<OrganizationChildren> {
  const load = async (startIndex: number) => {
    const query = { startIndex, numberOfRows: Math.min(mostRows, count - startIndex) };
    const params = { path: { id }, query };
    return (await result(api.GET('/rest/Organization/{id}/children', { params, signal }))).data;
  };
  const first = await load(0);
  const records = [...first.records];
  const wanted = Math.min(count, first.totalRecords);
  // A page may have fewer rows than were asked for.
  for (let found = records.length; found > 0 && records.length < wanted; ) {
    const next = await load(records.length);
    found = next.records.length;
    records.push(...next.records);
  }
  return { ...first, records };
}
