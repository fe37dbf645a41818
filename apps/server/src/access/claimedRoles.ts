import type { JWTPayload } from 'jose';

/** How claims of single sign-on give roles. */
export interface ClaimedRoles {
  /** The claim that lists groups or roles of the identity provider: its name, or the names on the way to it (`realm_access`, `roles`). */
  path: readonly string[];
  /** Names of roles in Studio, by what the claim lists. A name may be a role of several user types; a user has that of their own. */
  roles: ReadonlyMap<string, readonly string[]>;
}

/**
 * The roles that a token gives, without repetitions. A claim that is missing lists nothing, as providers leave out empty ones.
 * @throws when the provider says that it left the claim out because the list is too long, so that the roles are unknown
 */
export function readClaimedRoles(payload: JWTPayload, { path, roles }: ClaimedRoles): string[] {
  const [first = ''] = path;
  // RFC 7519 has no such case; OpenID Connect Core 5.6.2 calls these distributed claims.
  if (isObject(payload['_claim_names']) && Object.hasOwn(payload['_claim_names'], first)) {
    throw new Error(`The claim '${first}' is not in the token.`);
  }
  let claim: unknown = payload;
  for (const name of path) claim = isObject(claim) && Object.hasOwn(claim, name) ? claim[name] : undefined;
  const listed: unknown[] = Array.isArray(claim) ? claim : [claim];
  return [...new Set(listed.flatMap((value) => (typeof value === 'string' ? (roles.get(value) ?? []) : [])))];
}

/**
 * Reads the setting: `{"claim": "groups", "roles": {"underwriting-leads": ["Manager"]}}`, where `claim` may be a list of the names on the
 * way to it, and a single role may be given as a text.
 * @throws when it is not that
 */
export function parseClaimedRoles(text: string): ClaimedRoles {
  const given: unknown = JSON.parse(text);
  if (!isObject(given)) throw new Error('It is no object.');
  const { claim, roles, ...others } = given;
  const path = textsOf(claim);
  if (path.length === 0 || !isObject(roles) || Object.keys(others).length > 0) {
    throw new Error('It needs "claim" and "roles", and nothing else.');
  }
  return { path, roles: new Map(Object.entries(roles).map(([value, names]) => [value, textsOf(names)])) };
}

function textsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((one) => {
    if (typeof one !== 'string' || one === '') throw new Error('Names are texts.');
    return one;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
