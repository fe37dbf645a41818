import { createPublicKey } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { type ClaimedRoles, readClaimedRoles } from './claimedRoles.ts';
import { hashToken } from './hashToken.ts';

/** Who may vouch for users, and how it is checked. */
export interface SingleSignOn {
  /** The `iss` a token must have. */
  issuer: string;
  /** The `aud` a token must have. */
  audience: string;
  /** A public key or certificate in PEM, or a JWK set as JSON. */
  key: string;
  /** Which roles a user has by what the tokens claim; null where roles are set in Studio alone. */
  roles: ClaimedRoles | null;
}

/** A token that can be believed, if it was not used before. */
export interface ExternalToken {
  /** Whom it vouches for, its `sub`, as it is. */
  subject: string;
  /** Tells it from every other token: made from its `jti`, or from all that is signed when it has none. */
  digest: string;
  /** From when on it is refused anyway, in epoch milliseconds. */
  expiresAt: number;
  /** When it was issued, in epoch milliseconds, and no later than now; null when it does not have that. */
  issuedAt: number | null;
  /** The roles that its claims give, of any user type; null where these are set in Studio. */
  roleNames: readonly string[] | null;
}

const toleranceSeconds = 30;
/** The last moment that a date can tell. */
const latest = 8.64e15;
const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/**
 * Reads a token; null when it is expired, not yet valid, of another issuer or audience, without subject or expiry, not
 * signed by the key, or when what gives roles is left out of it for its size.
 */
export async function readExternalToken(
  token: string,
  sso: SingleSignOn,
  now: number,
): Promise<ExternalToken | null> {
  const options = {
    issuer: sso.issuer,
    audience: sso.audience,
    algorithms,
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(now),
    clockTolerance: toleranceSeconds,
  };
  try {
    const { payload } = isKeySet(sso.key)
      ? await jwtVerify(token, createLocalJWKSet(JSON.parse(sso.key) as JSONWebKeySet), options)
      : await jwtVerify(token, createPublicKey(sso.key), options);
    const { sub: subject, exp = 0, iat } = payload;
    if (typeof subject !== 'string') return null;
    const expiresAt = Math.min(latest, (Math.ceil(exp) + toleranceSeconds) * 1000);
    const roleNames = sso.roles && readClaimedRoles(payload, sso.roles);
    const issuedAt = iat === undefined ? null : Math.min(now, Math.floor(iat * 1000));
    return { subject, digest: digestOf(token, payload), expiresAt, issuedAt, roleNames };
  } catch {
    return null;
  }
}

/** The signature itself is left out: it can be written in several ways. */
function digestOf(token: string, { iss, jti }: JWTPayload): string {
  if (typeof jti === 'string') return hashToken(JSON.stringify([iss, jti]));
  return hashToken(token.slice(0, token.lastIndexOf('.')));
}

/** Whether the key can be used at all. */
export function isUsableKey(key: string): boolean {
  try {
    if (isKeySet(key)) createLocalJWKSet(JSON.parse(key) as JSONWebKeySet);
    else createPublicKey(key);
    return true;
  } catch {
    return false;
  }
}

function isKeySet(key: string): boolean {
  return key.trimStart().startsWith('{');
}
