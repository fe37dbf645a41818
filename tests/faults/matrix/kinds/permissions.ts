import { type Permissions, result } from '@studio/api';
import type { ApiUser } from '../../../e2e/apiUser.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

const address = '/rest/Permission';
const query = { userType: 1 } as const;

/** A cell of the grid, by the key of its authorization and the name of its role. */
export type CellName = readonly [authorization: string, role: string];

/** Which cells are to be set. */
export type CellChange = readonly (readonly [...CellName, isAllowed: boolean])[];

const kind: ObjectKind = {
  oneOf: 'a permission matrix',
  savedText: 'Successfully saved permissions',
  listHeading: 'Manage Data Sets',
  backLink: 'Data sets',
  entryLink: 'Agency/Brokerage',
  listPath: () => '/config/dataSet/browser',
  anyEditorPath: '/config/permissions/1',
  isSave: (request) => request.method() === 'POST' && new URL(request.url()).pathname === address,
  isLoad: (request) => request.method() === 'GET' && new URL(request.url()).pathname === address,
  createOther: () => Promise.reject(new Error('There are permissions of every user type.')),
};

async function load(api: ApiUser): Promise<{ readonly doc: Permissions; readonly etag: string }> {
  const { data, etag } = await result(api.client.GET(address, { params: { query } }));
  return { doc: data, etag: etag ?? '' };
}

async function save(api: ApiUser, etag: string, change: CellChange): Promise<void> {
  const { doc } = await load(api);
  const authorizationSummaries = change.map(([authorization, roleDescription, authorizationAssigned]) => ({
    ...{ authorization, description: '' },
    assignedAuthorizationSummaries: [{ roleDescription, authorizationAssigned }],
  }));
  const body = { userType: doc.userType, roleNames: doc.roleNames, authorizationSummaries };
  await result(api.client.POST(address, { params: { header: { 'If-Match': etag } }, body }));
}

/** Whether a cell is allowed. */
export function isCellAllowed(doc: Permissions, [authorization, role]: CellName): boolean | undefined {
  return doc.authorizationSummaries
    .find((row) => row.authorization === authorization)
    ?.assignedAuthorizationSummaries.find(({ roleDescription }) => roleDescription === role)
    ?.authorizationAssigned;
}

/** The permissions of agencies: a cell of the matrix begins with some of the grid's as they were made. */
export const permissionKind = {
  kind,
  read: readBy<Permissions, CellChange>(kind, {
    load,
    save: (api, _doc, etag, change) => save(api, etag, change as CellChange),
  }),
  reset: async (api: ApiUser, change: CellChange): Promise<void> => save(api, (await load(api)).etag, change),
};
