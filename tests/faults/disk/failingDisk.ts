/** Preloaded into a server (`node --import`): makes calls of node:fs fail from the moment that the file exists that `DISK_FAULT` names. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getSystemErrorMap } from 'node:util';

const calls = ['fsyncSync', 'writeSync'] as const;

/** A fault of the disk, as the file has it. */
export interface DiskFault {
  /** The function of node:fs that fails. */
  call: (typeof calls)[number];
  /** A regular expression that the path has to match. */
  path: string;
  /** What the system says: EIO, ENOSPC, … Nothing fails without. */
  code?: string;
  /** How many calls write a part of what they are given before one fails. Default 0. */
  shortWrites?: number;
}

type AnyCall = (...args: unknown[]) => unknown;

const faultFile = process.env['DISK_FAULT'] ?? '';
const { existsSync, readFileSync } = fs;
const functions = fs as unknown as Record<DiskFault['call'] | 'openSync', AnyCall>;
const paths = new Map<unknown, unknown>();
let shortWrites = 0;

const { openSync } = functions;
functions.openSync = (...args) => {
  const fd = openSync(...args);
  paths.set(fd, args[0]);
  return fd;
};
for (const name of calls) {
  const original = functions[name];
  functions[name] = (...args) => failOrCall(name, original, args);
}
syncBuiltinESMExports();

function failOrCall(name: DiskFault['call'], original: AnyCall, args: unknown[]): unknown {
  if (!existsSync(faultFile)) return original(...args);
  const fault = JSON.parse(readFileSync(faultFile, 'utf8')) as DiskFault;
  if (fault.call !== name || !new RegExp(fault.path).test(String(paths.get(args[0]))))
    return original(...args);
  if (shortWrites < (fault.shortWrites ?? 0)) {
    shortWrites += 1;
    const [fd, buffer, offset, length, ...rest] = args;
    return original(fd, buffer, offset, Math.ceil(Number(length) / 3), ...rest);
  }
  if (fault.code === undefined) return original(...args);
  throw systemError(fault.code, name.replace('Sync', ''));
}

function systemError(code: string, syscall: string): Error {
  const [errno, [, text = ''] = []] = [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? [];
  return Object.assign(new Error(`${code}: ${text}, ${syscall}`), { code, errno, syscall });
}
