import type { Permissions, PermissionsWrite } from '@studio/api';

/** Permissions as they are edited: the names of the roles that allow each authorization, by its key, in the order of the columns. */
export interface PermissionDraft {
  readonly allowed: Readonly<Record<string, readonly string[]>>;
}

/** One cell of the grid. */
export interface Cell {
  /** The key of the authorization. */
  readonly authorization: string;
  /** The name of the role. */
  readonly role: string;
}

/** Makes a draft of the permissions. */
export function toPermissionDraft({ authorizationSummaries }: Permissions): PermissionDraft {
  return {
    allowed: Object.fromEntries(
      authorizationSummaries.map(({ authorization, assignedAuthorizationSummaries }) => [
        authorization,
        assignedAuthorizationSummaries.flatMap(({ roleDescription, authorizationAssigned }) =>
          authorizationAssigned ? [roleDescription] : [],
        ),
      ]),
    ),
  };
}

const noRoles: readonly string[] = [];

export function isAllowed({ allowed }: PermissionDraft, { authorization, role }: Cell): boolean {
  return allowed[authorization]?.includes(role) ?? false;
}

/** Whether a cell can be turned: one that is not allowed, here and as it is saved, only where its authorization can be given. */
export function canTurn(
  cell: Cell,
  {
    draft,
    saved,
    withheld,
  }: { draft: PermissionDraft; saved: PermissionDraft; withheld: ReadonlySet<string> },
): boolean {
  return !withheld.has(cell.authorization) || isAllowed(draft, cell) || isAllowed(saved, cell);
}

/**
 * The draft with the same answer in some cells; the draft itself when nothing changes. Rows that stay are the same objects.
 * @param columns the role names, in the order in which rows list them
 */
export function setCells(
  draft: PermissionDraft,
  columns: readonly string[],
  cells: readonly Cell[],
  isNowAllowed: boolean,
): PermissionDraft {
  const rows = Map.groupBy(cells, ({ authorization }) => authorization);
  const changed: Record<string, readonly string[]> = {};
  for (const [authorization, some] of rows) {
    const before = draft.allowed[authorization] ?? [];
    const roles = new Set(before);
    for (const { role } of some) {
      if (isNowAllowed) roles.add(role);
      else roles.delete(role);
    }
    if (roles.size !== before.length) changed[authorization] = columns.filter((role) => roles.has(role));
  }
  if (Object.keys(changed).length === 0) return draft;
  return { allowed: { ...draft.allowed, ...changed } };
}

/** Whether two lists name the same roles, each once. */
export function areSameRoles(some: readonly string[], others: readonly string[]): boolean {
  return some === others || (some.length === others.length && some.every((role) => others.includes(role)));
}

/** The authorizations that a draft allows otherwise than another one, by their keys. */
export function changedRows(from: PermissionDraft, to: PermissionDraft): ReadonlySet<string> {
  const changed = Object.keys(to.allowed).filter(
    (key) => !areSameRoles(from.allowed[key] ?? noRoles, to.allowed[key] ?? noRoles),
  );
  return new Set(changed);
}

/** What saving sends: all of it. */
export function toPermissionBody(draft: PermissionDraft, doc: Permissions): PermissionsWrite {
  const { userType, roleNames } = doc;
  return {
    userType,
    roleNames,
    authorizationSummaries: doc.authorizationSummaries.map((row) => {
      const allowed = new Set(draft.allowed[row.authorization]);
      return {
        ...row,
        assignedAuthorizationSummaries: roleNames.map((role) => ({
          roleDescription: role,
          authorizationAssigned: allowed.has(role),
        })),
      };
    }),
  };
}
