import { BlockList } from 'node:net';
import type { Users } from '../access/Users.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

interface OpenDemoOptions {
  /** The address to listen on. */
  host: string;
  /** The address that browsers know the server by; null when it is not known. */
  publicUrl: string | null;
}

/** Throws when other machines could sign in with the demo password, which everybody knows. */
export async function refuseOpenDemo(users: Users, { host, publicUrl }: OpenDemoOptions): Promise<void> {
  const publicHost = publicUrl === null ? host : new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const open = [host, publicHost].find((name) => !isLoopback(name));
  if (open === undefined) return;
  const names = await users.demoUsernames();
  if (names.length === 0) return;
  throw new Error(
    `The users ${names.join(', ')} still have the demo password, so the server is for this machine alone and not for ${open}. ` +
      'Change their passwords, or start on an empty data directory with STUDIO_DEMO=off and run `npm run create-admin`.',
  );
}

/** Whether only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || loopback.check(host) || loopback.check(host, 'ipv6');
}
