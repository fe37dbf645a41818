import type { PermissionUser } from '@studio/api';
import { authorizationsOf, firstWithheld, grantedByRoles, readMatrices } from '../access/people/People.ts';
import { isForType, isGivenByHolders, permissionNames } from '../access/permissions.ts';
import type { UserType } from '../access/userTypes.ts';
import { foldForSearch } from '../foldText.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { missingPermission } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import { matrixName, type PermissionDoc, permissionKind } from '../kinds/permission/permissionKind.ts';
import { permissionModule, readPermissions, rowsOf } from '../kinds/permission/permissionModule.ts';
import { userKind } from '../kinds/user/userKind.ts';
import { pageSize } from '../preferences/rules.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findDocument } from '../store/findDocuments.ts';
import { findProperties } from '../store/findProperties.ts';
import { etagOf } from '../store/StoredDocument.ts';
import { StoreError } from '../store/StoreError.ts';
import { findSigningIn, savedLockoutRefusal } from './lockout.ts';

type PermissionOperations = Pick<Operations, 'updatePermissions' | 'listPermissionUsers'>;

/** How permissions are saved, and whom they are about. */
export function permissionOperations(services: Services): PermissionOperations {
  const { queries, preferences, options } = services;
  return {
    updatePermissions: {
      bodyLimit: permissionModule.bodyLimit,
      handle: (call) => updatePermissions(services, call),
    },
    listPermissionUsers: {
      handle: async ({ query, signedIn }) => {
        const { userType, search = '', startIndex = 0, numberOfRows: asked } = query;
        const numberOfRows = pageSize(preferences, asked, 'lists.defaultPageSize');
        const singleSignOn = options.singleSignOn !== null;
        const found = await usersOf(queries, { userType, search: foldForSearch(search), singleSignOn });
        const records = found.users.slice(startIndex, startIndex + numberOfRows);
        const { isKeptElsewhere } = found;
        const withheld = await withheldFrom(queries, signedIn().userId, userType);
        return {
          status: 200,
          body: { records, totalRecords: found.users.length, isKeptElsewhere, withheld },
        };
      },
    },
  };
}

interface UserSearch {
  userType: UserType;
  /** Folded; empty for everybody. */
  search: string;
  singleSignOn: boolean;
}

/** Users of a type, and whether users of the others keep everybody from being locked out. */
async function usersOf(queries: Queries, { userType, search, singleSignOn }: UserSearch) {
  const keys = ['id', 'name', 'username', 'userType', 'roleNames'] as const;
  const all = (await findProperties(queries, userKind, keys)).map(({ doc }) => doc);
  const signingIn = new Map(
    (await findSigningIn(queries, { singleSignOn })).map(({ id, isHolder }) => [id, isHolder]),
  );
  const users = all
    .filter(
      (user) => user.userType === userType && foldForSearch(user.name, user.username ?? '').includes(search),
    )
    .map(({ id, name, username, roleNames }): PermissionUser => {
      return { id, name, username, roleNames, canSignIn: signingIn.has(id) };
    })
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en') || (left.id < right.id ? -1 : 1));
  const isKeptElsewhere = all.some((user) => user.userType !== userType && signingIn.get(user.id) === true);
  return { users, isKeptElsewhere };
}

/** The authorizations of a user type's permissions that somebody must not give to its roles. @param userId of whom saves */
async function withheldFrom(queries: Queries, userId: string, userType: UserType): Promise<string[]> {
  const matrices = await readMatrices(queries);
  const user = (await findDocument(queries, userKind, userId))?.doc;
  const matrix = matrices.get(matrixName(userType));
  if (!user || !matrix) return [];
  const held = authorizationsOf({ matrices }, user);
  return rowsOf(matrix).flatMap(({ key }) => {
    const isGiven = isForType(key, userType) && (held.has(key) || !isGivenByHolders(key, user.userType));
    return isGiven ? [] : [key];
  });
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
    const held = user ? authorizationsOf(before, user) : new Set<string>();
    // What the call was let in by may have been taken away since.
    if (!user || !held.has('MANAGE_PERMISSIONS')) throw missingPermission('MANAGE_PERMISSIONS');
    const { userType } = user;
    const author = { userType, holds: (key: string) => held.has(key) };
    const foreign = firstWithheld(grantedByRoles(before, after), author);
    if (foreign !== null) throw missingPermission(foreign);
    const singleSignOn = options.singleSignOn !== null;
    const refusal = await savedLockoutRefusal(tx, before.matrices, { singleSignOn });
    if (refusal !== null)
      throw new ProblemError(409, 'nobody-left', 'Nobody could manage permissions', refusal);
    const kept = authorizationsOf(after, user);
    const lost = [...held].filter((key) => !kept.has(key) && isGivenByHolders(key, userType)).toSorted();
    if (lost.length > 0 && !query.confirmSelfRemoval) throw selfRemoval(lost);
  };
  const write = { ...readWrite('updatePermissions', call), alongside };
  const matches = readIfMatch(headers['if-match']);
  const saved = await store.update(permissionKind, matrixName(body.userType), { ...write, change, matches });
  const answer = await permissionModule.view(saved, { queries: store.queries });
  return { status: 200, body: answer as never, headers: { etag: etagOf(saved) } } as const;
}

/** @param lost keys of authorizations */
function selfRemoval(lost: readonly string[]): ProblemError {
  const what =
    lost.length === 1
      ? `the permission ${permissionNames(lost)}, and could not give it`
      : `the permissions ${permissionNames(lost)}, and could not give them`;
  const detail = `You would lose ${what} back to yourself.`;
  const members = { permissions: [...lost] };
  return new ProblemError(409, 'self-removal', 'You would lose a permission', detail, { members });
}
