import type { Role } from '../../kinds/permission/permissionKind.ts';
import { allPermissions, configurationPermissions } from '../permissions.ts';
import type { User } from '../Users.ts';

/** Finds or makes up the name of the role that allows just that. */
export class RoleNaming {
  readonly #byKeys: Map<string, string>;
  readonly #taken: Set<string>;

  /** @param roles those of the user type */
  constructor(roles: readonly Role[]) {
    this.#byKeys = new Map(roles.map(({ name, authorizations }) => [String(authorizations), name]));
    this.#taken = new Set(roles.map(({ name }) => name));
  }

  /** @param user who is the first to have the role */
  nameFor(authorizations: readonly string[], user: Pick<User, 'id' | 'name'>) {
    const key = String(authorizations);
    const known = this.#byKeys.get(key);
    if (known !== undefined) return { name: known, isNew: false };
    const wanted = roleName(authorizations, user);
    let name = wanted;
    for (let number = 2; this.#taken.has(name); number += 1) name = `${wanted} (${number})`;
    this.#byKeys.set(key, name);
    this.#taken.add(name);
    return { name, isNew: true };
  }
}

function roleName(authorizations: readonly string[], user: Pick<User, 'id' | 'name'>): string {
  if (allPermissions.every((key) => authorizations.includes(key))) return 'Administrator';
  if (String(authorizations) === String(configurationPermissions.toSorted())) return 'Configuration author';
  const shown = user.name
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return `Role of ${shown || user.id}`;
}
