import { createPublicKey } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';

/** Who may vouch for users, and how it is checked. */
export interface SingleSignOn {
  /** The `iss` a token must have. */
  issuer: string;
  /** The `aud` a token must have. */
  audience: string;
  /** A public key or certificate in PEM, or a JWK set as JSON. */
  key: string;
}

const algorithms = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/**
 * The username that a token vouches for, its `sub`; null when the token is expired, not yet valid, of another issuer or
 * audience, without expiry, or not signed by the key.
 */
export async function readExternalToken(
  token: string,
  sso: SingleSignOn,
  now: number,
): Promise<string | null> {
  const options = {
    issuer: sso.issuer,
    audience: sso.audience,
    algorithms,
    requiredClaims: ['sub', 'exp'],
    currentDate: new Date(now),
    clockTolerance: 30,
  };
  try {
    const { payload } = isKeySet(sso.key)
      ? await jwtVerify(token, createLocalJWKSet(JSON.parse(sso.key) as JSONWebKeySet), options)
      : await jwtVerify(token, createPublicKey(sso.key), options);
    return payload.sub ?? null;
  } catch {
    return null;
  }
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
