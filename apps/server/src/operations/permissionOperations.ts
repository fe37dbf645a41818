import type { PermissionUser } from '@studio/api';
import { grantedByRoles, readMatrices, rightsOf } from '../access/people/People.ts';
import { foldForSearch } from '../foldText.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { missingPermission } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import { matrixName, type PermissionDoc, permissionKind } from '../kinds/permission/permissionKind.ts';
import { permissionModule, readPermissions } from '../kinds/permission/permissionModule.ts';
import { userKind } from '../kinds/user/userKind.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findDocument } from '../store/findDocuments.ts';
import { findProperties } from '../store/findProperties.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { StoreError } from '../store/StoreError.ts';
import { currentLockoutRefusal } from './guardPeople.ts';

type PermissionOperations = Pick<Operations, 'updatePermissions' | 'listPermissionUsers'>;

/** How permissions are saved, and whom they are about. */
export function permissionOperations(services: Services): PermissionOperations {
  const { queries, preferences } = services;
  return {
    updatePermissions: {
      bodyLimit: permissionModule.bodyLimit,
      handle: (call) => updatePermissions(services, call),
    },
    listPermissionUsers: {
      handle: async ({ query: { userType, search = '', startIndex = 0, numberOfRows: asked } }) => {
        const numberOfRows = pageSize(preferences, asked, 'lists.defaultPageSize');
        const found = await usersOf(queries, userType, foldForSearch(search));
        const records = found.slice(startIndex, startIndex + numberOfRows);
        return { status: 200, body: { records, totalRecords: found.length } };
      },
    },
  };
}

/** @param search folded; empty for everybody */
async function usersOf(queries: Queries, userType: number, search: string): Promise<PermissionUser[]> {
  const keys = ['id', 'name', 'username', 'userType', 'roleNames'] as const;
  const users = await findProperties(queries, userKind, keys);
  return users
    .map(({ doc }) => doc)
    .filter(
      (user) => user.userType === userType && foldForSearch(user.name, user.username ?? '').includes(search),
    )
    .map(({ id, name, username, roleNames }) => ({ id, name, username, roleNames }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en') || (left.id < right.id ? -1 : 1));
}

async function updatePermissions({ store, options }: Services, call: Call<'updatePermissions'>) {
  const { body, query, headers, signedIn } = call;
  const me = signedIn().userId;
  let former: PermissionDoc | null = null;
  const change = (current: PermissionDoc): PermissionDoc => {
    const { doc, violations } = readPermissions(body, current);
    if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
    former = current;
    return doc;
  };
  const alongside = async (tx: Queries) => {
    const after = { matrices: await readMatrices(tx) };
    const before = { matrices: new Map(after.matrices) };
    if (former !== null) before.matrices.set(matrixName(body.userType), former);
    const user = (await findDocument(tx, userKind, me))?.doc;
    const held = user ? rightsOf(before, user) : new Set();
    // What the call was let in by may have been taken away since.
    if (!held.has('MANAGE_PERMISSIONS')) throw missingPermission('MANAGE_PERMISSIONS');
    const foreign = [...grantedByRoles(before, after)].toSorted().find((key) => !held.has(key));
    if (foreign !== undefined) throw missingPermission(foreign);
    const refusal = await currentLockoutRefusal(tx, { singleSignOn: options.singleSignOn !== null });
    if (refusal !== null)
      throw new ProblemError(409, 'nobody-left', 'Nobody could manage permissions', refusal);
    if (user && !rightsOf(after, user).has('MANAGE_PERMISSIONS') && !query.confirmSelfRemoval)
      throw selfRemoval();
  };
  const write = { ...readWrite('updatePermissions', call), alongside };
  const matches = readIfMatch(headers['if-match']);
  const saved = await store.update(permissionKind, matrixName(body.userType), { ...write, change, matches });
  const answer = await permissionModule.view(saved, { queries: store.queries });
  return { status: 200, body: answer as never, headers: { etag: etagOf(saved) } } as const;
}

function selfRemoval(): ProblemError {
  const detail =
    'You would lose the permission “Manage permissions”, and could not give it back to yourself.';
  return new ProblemError(409, 'self-removal', 'You would lose a permission', detail);
}
