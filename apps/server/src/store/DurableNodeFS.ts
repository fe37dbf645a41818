import { writeSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { guardHostFiles, type NodeFsModule } from './guardHostFiles.ts';

/** EX_IOERR of sysexits.h, by which a supervisor can tell a failed disk from a server that does not start. */
const exitCode = 74;

/**
 * Says why and ends the process on the spot, without another answer to anybody. Nothing less is safe once the database's
 * files have failed: PostgreSQL cannot know what of them is on the disk, and an fsync that is repeated after a failure
 * may succeed although the data is lost.
 */
function endOnFailure(reason: string): never {
  const text = `Studio ends: ${reason}\nEvery change that was acknowledged is on the disk, and from here on none is acknowledged. Start again once the cause is gone.\n`;
  try {
    writeSync(2, text);
  } catch {
    // Where the text cannot be written either, the exit code has to do.
  }
  return process.exit(exitCode);
}

type ModuleOptions = Partial<postgresMod.PostgresMod>;

/**
 * Files on the host for the embedded database. PGlite's own answer an fsync without asking the host, and let an error
 * of the host unwind through PostgreSQL, which then takes it for success. Here an fsync reaches the disk, and the process
 * ends with the first change that the host refuses.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const guard = (module: unknown) => guardHostFiles(module as NodeFsModule, endOnFailure);
    const preRun = [...(emscriptenOpts.preRun ?? []), guard];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, ...endingOnPanic(emscriptenOpts) } };
  }
}

/** PostgreSQL aborts when it must not go on. PGlite would, with whatever was left in memory. */
function endingOnPanic({ printErr }: ModuleOptions): Pick<ModuleOptions, 'printErr' | 'onAbort'> {
  let lastPanic = 'it gives no reason';
  return {
    printErr: (line: string) => {
      if (line.includes('PANIC:')) lastPanic = line;
      printErr?.(line);
    },
    onAbort: () => endOnFailure(`the database has stopped itself: ${lastPanic}`),
  };
}
