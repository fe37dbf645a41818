/**
 * Preloaded into a server and the threads it starts (`node --import`): makes calls of node:fs fail from the moment that the
 * file exists that `DISK_FAULT` names. A failure, and whatever the thread tells others after it, is written beside it:
 * `<file>.report`. Nothing else can acknowledge what the thread has done.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { getSystemErrorMap } from 'node:util';
import { MessagePort } from 'node:worker_threads';
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

const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function send(
  this: MessagePort,
  ...args: Parameters<typeof postMessage>
) {
  if (hasFailed) report(`message ${JSON.stringify(args[0])}`);
  return postMessage.apply(this, args);
};

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
  if (fault.endsThread === true) return process.exit(0);
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
