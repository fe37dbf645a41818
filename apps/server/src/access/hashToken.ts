import { hash } from 'node:crypto';

/** What the database keeps of a token. Tokens are random and long, so one round of hashing is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
