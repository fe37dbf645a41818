import { isErrorWithCode } from './isErrorWithCode.ts';

/**
 * How the database let somebody down. `brokenOff`: because of another transaction; the same may succeed at once. `busy`: a lock,
 * a statement or a connection took too long. `unreachable`: no connection, or it was lost. After the first two nothing was written.
 */
export type DatabaseFailure = 'brokenOff' | 'busy' | 'unreachable';

/** Serialization failure and deadlock. */
const brokenOffCodes = ['40001', '40P01'];
/** Lock not available, query cancelled (by its time limit), too many connections. */
const busyCodes = ['55P03', '57014', '53300'];
/** A database that is not there, and what the system says of a host that is not. */
const unreachableCodes = [
  '3D000',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
];
const poolTimeout = 'timeout exceeded when trying to connect';

/** The server is shutting down, has crashed, or starts; a connection that was closed, or has fallen silent. */
const lostCodes = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'];
const lostMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable)/;

/** What has failed; null when it is no failure of the database's. Looks into the causes, as drizzle wraps what drivers throw. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (const each of causesOf(error)) {
    const has = (code: string) => isErrorWithCode(each, code);
    if (brokenOffCodes.some(has)) return 'brokenOff';
    if (busyCodes.some(has) || each.message === poolTimeout) return 'busy';
    if (unreachableCodes.some(has) || lacksSocket(each) || isLostConnection(each)) return 'unreachable';
  }
  return null;
}

/** Whether a connection that was open is gone: what was asked on it may have been done or not. */
export function isLostConnection(error: unknown): boolean {
  return causesOf(error).some(
    (each) => lostCodes.some((code) => isErrorWithCode(each, code)) || lostMessages.test(each.message),
  );
}

/** A PostgreSQL that listens on a socket, and does not run. */
function lacksSocket(error: Error): boolean {
  return isErrorWithCode(error, 'ENOENT') && 'syscall' in error && error.syscall === 'connect';
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
