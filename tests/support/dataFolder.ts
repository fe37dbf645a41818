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

/**
 * Copies what a server that was stopped has left in its data folder into another one. Folders have their former modes there, which Node leaves
 * out and PostgreSQL insists on, and everything its former owner.
 */
export function copyDataFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  copyRights(from, to);
}

function copyRights(from: string, to: string): void {
  const { mode } = lstatSync(from);
  chmodSync(to, mode);
  copyOwner(from, to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyRights(source, copy);
    else copyOwner(source, copy);
  }
}

function copyOwner(from: string, to: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = lstatSync(from);
  if (uid !== 0) lchownSync(to, uid, gid);
}
