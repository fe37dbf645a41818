import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { endOnFailure } from './endOnFailure.ts';
import { guardHostFiles, type NodeFsModule } from './guardHostFiles.ts';

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
