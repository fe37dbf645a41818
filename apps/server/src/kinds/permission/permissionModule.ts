import type { FieldChange, Permissions, PermissionsWrite } from '@studio/api';
import { authorizations, isForType } from '../../access/permissions.ts';
import { userTypeNames } from '../../access/userTypes.ts';
import { exactChange } from '../../audit/diff/fieldChange.ts';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import type { Violation } from '../../store/Violation.ts';
import type { KindModule } from '../KindModule.ts';
import { singletonActions } from '../singletonActions.ts';
import { type PermissionDoc, permissionKind } from './permissionKind.ts';

const permission = 'MANAGE_PERMISSIONS';
/** Roles were documents of their own, without the order that the roles of a user type have. */
const formerRole =
  "The file is from an earlier release, in which roles were not kept by user type: they cannot be restored. Restore it with that release and make a new backup with this one, or remove the section 'Assigned Authorizations' from the file.";

/** The permissions of the user types: they are saved as wholes, backed up and restored. */
export const permissionModule: KindModule<PermissionDoc> = {
  kind: permissionKind,
  ownerUri: '/Permission',
  plural: 'permissions',
  addressing: 'name',
  parameter: 'userType',
  operations: {
    get: 'getPermissions',
    versions: 'listPermissionVersions',
    version: 'getPermissionVersion',
  },
  bodyLimit: 16 * 1024 * 1024,
  permissions: [permission],
  backupPermissions: [permission],
  view: viewPermissions,
  columns: { name: byName },
  actions: (permissions) =>
    permissions.includes(permission) ? singletonActions(permissions, permission) : [],
  changes: permissionChanges,
  section: {
    ...jsonSection('Assigned Authorizations', 'permission', permissionKind),
    formerElements: new Map([['role', formerRole]]),
  },
};

const descriptions = new Map(authorizations.map(({ key, description }) => [key, description]));

/** The authorizations that users of the type may have, and whatever else a role of theirs allows. */
export function rowsOf({ userType, roles }: PermissionDoc) {
  const held = new Set(roles.flatMap(({ authorizations: keys }) => keys));
  return authorizations.filter(({ key, userTypes }) => userTypes.includes(userType) || held.has(key));
}

function viewPermissions(stored: StoredDocument<PermissionDoc>): Permissions {
  const { doc, authorId, authorName, time, version } = stored;
  const columns = doc.roles.map(({ name, authorizations: keys }) => ({ name, held: new Set(keys) }));
  return {
    userType: doc.userType,
    roleNames: doc.roles.map(({ name }) => name),
    authorizationSummaries: rowsOf(doc).map(({ key, description }) => ({
      authorization: key,
      description,
      assignedAuthorizationSummaries: columns.map(({ name, held }) => ({
        roleDescription: name,
        authorizationAssigned: held.has(key),
      })),
    })),
    lastModifiedBy: { id: authorId, name: authorName },
    timeLastModified: time,
    version,
  };
}

/** What a body says of cells that are there, and what it says of roles and authorizations that are not. */
export function readPermissions(
  { roleNames, authorizationSummaries }: PermissionsWrite,
  current: PermissionDoc,
) {
  const { userType } = current;
  const violations: Violation[] = [];
  const names = new Set(current.roles.map(({ name }) => name));
  const refuseUnknown = (name: string, pointer: string) => {
    if (!names.has(name)) violations.push({ pointer, message: `There is no role '${name}'.` });
  };
  for (const [index, name] of roleNames.entries()) refuseUnknown(name, `/roleNames/${index}`);
  const allowed = new Map(current.roles.map(({ name, authorizations: keys }) => [name, new Set(keys)]));
  for (const [
    row,
    { authorization, assignedAuthorizationSummaries: cells },
  ] of authorizationSummaries.entries()) {
    const pointer = `/authorizationSummaries/${row}`;
    const description = descriptions.get(authorization);
    const refuseRow = (message: string) => violations.push({ pointer: `${pointer}/authorization`, message });
    if (description === undefined) refuseRow(`There is no authorization '${authorization}'.`);
    // Roles of another type that were taken over from an earlier release keep what they allow.
    const isNew = cells.some(
      ({ roleDescription: role, authorizationAssigned }) =>
        authorizationAssigned && allowed.get(role)?.has(authorization) === false,
    );
    if (description !== undefined && isNew && !isForType(authorization, userType)) {
      refuseRow(`Users of the type ${userTypeNames[userType]} cannot have “${description}”.`);
    }
    for (const [column, { roleDescription, authorizationAssigned }] of cells.entries()) {
      refuseUnknown(roleDescription, `${pointer}/assignedAuthorizationSummaries/${column}/roleDescription`);
      const keys = allowed.get(roleDescription);
      if (authorizationAssigned) keys?.add(authorization);
      else keys?.delete(authorization);
    }
  }
  const roles = current.roles.map((role) => ({
    ...role,
    authorizations: [...(allowed.get(role.name) ?? [])].toSorted(),
  }));
  return { doc: { ...current, roles }, violations };
}

/** Cell by cell. */
function permissionChanges(before: PermissionDoc | null, after: PermissionDoc | null): FieldChange[] {
  const former = new Map(before?.roles.map((role) => [role.name, role]));
  const latter = new Map(after?.roles.map((role) => [role.name, role]));
  const names = new Set([...former.keys(), ...latter.keys()]);
  const cell = (keys: ReadonlySet<string> | null, key: string) => {
    if (keys === null) return null;
    return keys.has(key) ? 'Allowed' : 'Not allowed';
  };
  return [...names].flatMap((name) => {
    const [one, other] = [former.get(name), latter.get(name)];
    const was = one ? new Set(one.authorizations) : null;
    const is = other ? new Set(other.authorizations) : null;
    const touched = authorizations.filter(({ key }) => (was?.has(key) ?? false) !== (is?.has(key) ?? false));
    return [
      ...exactChange([name], one?.description ?? null, other?.description ?? null),
      ...touched.flatMap(({ key, description }) =>
        exactChange([name, description], cell(was, key), cell(is, key)),
      ),
    ];
  });
}
