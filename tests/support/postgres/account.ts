import { readFileSync } from 'node:fs';

/** Who runs PostgreSQL; empty for the user of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

const candidates = ['postgres', 'nobody'];

/** PostgreSQL refuses to run as root: then it is started as an account without rights. */
export function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of candidates) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root, and /etc/passwd has neither an account postgres nor nobody.',
  );
}
