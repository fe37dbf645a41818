import { type Permissions, result } from '@studio/api';
import { loneMatrixKind } from './loneMatrixKind.ts';

const address = '/rest/Permission';
const query = { userType: 1 } as const;

/** A cell of the grid, by the key of its authorization and the name of its role. */
export type CellName = readonly [authorization: string, role: string];

/** Which cells are to be set. */
export type CellChange = readonly (readonly [...CellName, isAllowed: boolean])[];

/** Whether a cell is allowed. */
export function isCellAllowed(doc: Permissions, [authorization, role]: CellName): boolean | undefined {
  return doc.authorizationSummaries
    .find((row) => row.authorization === authorization)
    ?.assignedAuthorizationSummaries.find(({ roleDescription }) => roleDescription === role)
    ?.authorizationAssigned;
}

/** The permissions of agencies, of which there is one grid: a change is some of its cells. */
export const permissionKind = loneMatrixKind({
  oneOf: 'a permission matrix',
  savedText: 'Successfully saved permissions',
  entryLink: 'Agency/Brokerage',
  path: '/config/permissions/1',
  read: address,
  get: (api) => result(api.client.GET(address, { params: { query } })),
  toDoc: (doc: Permissions) => doc,
  save: async (api, etag, change: CellChange) => {
    const { userType, roleNames } = (await result(api.client.GET(address, { params: { query } }))).data;
    const authorizationSummaries = change.map(([authorization, roleDescription, authorizationAssigned]) => ({
      ...{ authorization, description: '' },
      assignedAuthorizationSummaries: [{ roleDescription, authorizationAssigned }],
    }));
    const body = { userType, roleNames, authorizationSummaries };
    return result(api.client.POST(address, { params: { header: { 'If-Match': etag } }, body }));
  },
});
