import type { PermissionUser } from '@studio/api';
import type { PermissionDraft } from './permissionDraft.ts';

/** What somebody gains, loses or keeps by a save: keys of authorizations, in the order of the rows. */
export interface Effect {
  readonly user: PermissionUser;
  readonly keys: readonly string[];
}

/** What somebody keeps because another role of theirs allows it. */
export interface Kept {
  readonly user: PermissionUser;
  readonly key: string;
  /** The first role that allows it still. */
  readonly role: string;
}

export interface Effects {
  readonly gains: readonly Effect[];
  readonly losses: readonly Effect[];
  readonly keeps: readonly Kept[];
}

/** The roles of a user that allow an authorization. */
export function rolesThatAllow(
  { allowed }: PermissionDraft,
  { roleNames }: Pick<PermissionUser, 'roleNames'>,
  authorization: string,
): readonly string[] {
  return (allowed[authorization] ?? []).filter((role) => roleNames.includes(role));
}

/**
 * Who may do what after a save that they could not before, or the other way round; who would lose something by it and keeps it through another role.
 * @param changed the keys of the authorizations that differ
 */
export function effectsOf(
  before: PermissionDraft,
  after: PermissionDraft,
  changed: Iterable<string>,
  users: readonly PermissionUser[],
): Effects {
  const keys = [...changed];
  const gains: Effect[] = [];
  const losses: Effect[] = [];
  const keeps: Kept[] = [];
  for (const user of users) {
    const gained: string[] = [];
    const lost: string[] = [];
    for (const key of keys) {
      const had = rolesThatAllow(before, user, key);
      const has = rolesThatAllow(after, user, key);
      const [first] = has;
      if (had.length === 0 && has.length > 0) gained.push(key);
      else if (had.length > 0 && has.length === 0) lost.push(key);
      else if (first !== undefined && had.some((role) => !has.includes(role)))
        keeps.push({ user, key, role: first });
    }
    if (gained.length > 0) gains.push({ user, keys: gained });
    if (lost.length > 0) losses.push({ user, keys: lost });
  }
  return { gains, losses, keeps };
}

/** The authorizations that one role allows and another does not, each way. */
export function differencesOf(
  { allowed }: PermissionDraft,
  first: string,
  second: string,
): { readonly onlyFirst: readonly string[]; readonly onlySecond: readonly string[] } {
  const rows = Object.entries(allowed);
  const only = (one: string, other: string) =>
    rows.flatMap(([key, roles]) => (roles.includes(one) && !roles.includes(other) ? [key] : []));
  return { onlyFirst: only(first, second), onlySecond: only(second, first) };
}
