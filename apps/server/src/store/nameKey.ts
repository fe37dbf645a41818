import { hash } from 'node:crypto';

/** The digest of a name for indexes, which cannot hold entries as long as names may be. */
export function nameKey(name: string): string {
  return hash('sha256', name, 'base64url');
}
