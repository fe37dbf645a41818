import { writeSync } from 'node:fs';

/** EX_IOERR of sysexits.h, by which a supervisor can tell a failed disk from a server that does not start. */
const exitCode = 74;

/** Says why the server ends, on the standard error and before anything else is done. */
export function reportFailure(reason: string): void {
  const text = `Studio ends: ${reason}\nEvery change that was acknowledged is on the disk, and from here on none is acknowledged. Start again once the cause is gone.\n`;
  try {
    writeSync(2, text);
  } catch {
    // Where the text cannot be written either, the exit code has to do.
  }
}

/**
 * Ends the process on the spot, without another answer to anybody. Nothing less is safe once the database's files have
 * failed: PostgreSQL cannot know what of them is on the disk, and an fsync that is repeated after a failure may succeed
 * although the data is lost.
 */
export function endProcess(): never {
  return process.exit(exitCode);
}
