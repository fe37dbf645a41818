/**
 * Preloaded into a server (`node --import`): makes calls of node:fs fail from the moment that the file exists that
 * `DISK_FAULT` names. What happens after a failure is written beside it: `<file>.report`.
 */
import fs from 'node:fs';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { getSystemErrorMap } from 'node:util';
import { type DiskCall, type DiskFault, diskCalls } from './DiskFault.ts';

type AnyCall = (...args: unknown[]) => unknown;

const faultFile = process.env['DISK_FAULT'] ?? '';
const { appendFileSync, existsSync, readFileSync } = fs;
const calls = fs as unknown as Record<DiskCall | 'openSync', AnyCall>;
const paths = new Map<unknown, unknown>();
let shortWrites = 0;
let hasFailed = false;
/** Node's own functions call one another; only the outermost call is one of the database. */
let isInside = false;

const openSync = calls.openSync;
calls.openSync = (...args) => {
  const fd = openSync(...args);
  paths.set(fd, args[0]);
  return fd;
};

for (const name of diskCalls) {
  const original = calls[name];
  calls[name] = (...args) => {
    if (isInside) return original(...args);
    isInside = true;
    try {
      return failOrCall(name, original, args);
    } finally {
      isInside = false;
    }
  };
}
syncBuiltinESMExports();

const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function head(
  this: ServerResponse,
  ...args: Parameters<typeof writeHead>
) {
  if (hasFailed) report(`answered ${args[0]}`);
  return writeHead.apply(this, args);
} as typeof writeHead;

function failOrCall(name: DiskCall, original: AnyCall, args: unknown[]): unknown {
  const fault = existsSync(faultFile)
    ? (JSON.parse(readFileSync(faultFile, 'utf8')) as DiskFault)
    : undefined;
  const path = String(typeof args[0] === 'number' ? paths.get(args[0]) : args[0]);
  if (fault?.call !== name || !new RegExp(fault.path).test(path)) return original(...args);
  if (shortWrites < (fault.shortWrites ?? 0)) {
    shortWrites += 1;
    const [fd, buffer, offset, length, ...rest] = args;
    return original(fd, buffer, offset, Math.ceil(Number(length) / 3), ...rest);
  }
  if (fault.code === undefined) return original(...args);
  hasFailed = true;
  report(`failed ${name} ${path}`);
  throw systemError(fault.code, name.replace('Sync', ''));
}

function report(line: string): void {
  appendFileSync(`${faultFile}.report`, `${line}\n`);
}

function systemError(code: string, syscall: string): Error {
  const [errno, [, text = ''] = []] = [...getSystemErrorMap()].find(([, [name]]) => name === code) ?? [];
  return Object.assign(new Error(`${code}: ${text}, ${syscall}`), { code, errno, syscall });
}
