import { chmodSync, cpSync, lchownSync, lstatSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a data folder for a server among the system's temporary files. As root PostgreSQL runs as another account, which may enter it.
 * @param prefix of its name
 */
export function makeDataFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** Copies what a server that was stopped has left in its data folder into another one. PostgreSQL's files belong to its account there, too. */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  if (process.getuid?.() === 0) giveToOwners(from, to);
}

function giveToOwners(from: string, to: string): void {
  const { uid, gid } = lstatSync(from);
  if (uid !== 0) lchownSync(to, uid, gid);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) giveToOwners(source, copy);
    else {
      const owner = lstatSync(source);
      if (owner.uid !== 0) lchownSync(copy, owner.uid, owner.gid);
    }
  }
}
