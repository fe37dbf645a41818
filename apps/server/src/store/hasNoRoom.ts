import { isErrorWithCode } from './isErrorWithCode.ts';

/** The disk is full, or what the server may have of it; the disk of the database is. */
const codes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed for want of room. Looks into the causes, as drizzle wraps what drivers throw. */
export function hasNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return codes.some((code) => isErrorWithCode(error, code)) || hasNoRoom(error.cause);
}
