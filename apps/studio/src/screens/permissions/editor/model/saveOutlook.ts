import type { PermissionUser } from '@studio/api';
import { rolesThatAllow } from './effects.ts';
import type { PermissionDraft } from './permissionDraft.ts';

/** The users of a type, and what else a save of its permissions depends on. */
export interface PermissionPeople {
  readonly users: readonly PermissionUser[];
  /** The keys of the authorizations that the saving user cannot give. */
  readonly withheld: ReadonlySet<string>;
  /** Users of other types keep everybody from being locked out. */
  readonly isKeptElsewhere: boolean;
}

/** Why the server would refuse a save: authorizations that the saving user cannot give, or that no user would be left who can manage permissions. */
export type Refusal = { readonly withheld: readonly string[] } | 'nobodyLeft';

/** One user has to hold these, as the server has it. */
const keeping = ['MANAGE_PERMISSIONS', 'MODIFY_CONFIG_BACKUP_RESTORE'];

/**
 * Whether a save would be refused, and why; null when it would not.
 * @param changed the keys of the authorizations that differ
 */
export function refusalOf(
  before: PermissionDraft,
  after: PermissionDraft,
  changed: Iterable<string>,
  { users, withheld, isKeptElsewhere }: PermissionPeople,
): Refusal | null {
  const keys = [...changed];
  const given = keys.filter((key) => {
    const had = before.allowed[key] ?? [];
    return withheld.has(key) && (after.allowed[key] ?? []).some((role) => !had.includes(role));
  });
  if (given.length > 0) return { withheld: given };
  if (isKeptElsewhere || !keys.some((key) => keeping.includes(key))) return null;
  const isKept = (draft: PermissionDraft) =>
    users.some(
      (user) => user.canSignIn && keeping.every((key) => rolesThatAllow(draft, user, key).length > 0),
    );
  return isKept(before) && !isKept(after) ? 'nobodyLeft' : null;
}
