import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { guardHostFiles, type NodeFsModule } from './guardHostFiles.ts';

type ModuleOptions = Partial<postgresMod.PostgresMod>;

/**
 * Files on the host for the embedded database. PGlite's own answer an fsync without asking the host, and let an error
 * of the host unwind through PostgreSQL, which then takes it for success. Here an fsync reaches the disk, and the first
 * change that the host refuses is reported to `fail`, which must not return.
 */
export class DurableNodeFS extends NodeFS {
  readonly #fail: (reason: string) => never;

  constructor(directory: string, fail: (reason: string) => never) {
    super(directory);
    this.#fail = fail;
  }

  override async init(pg: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const guard = (module: unknown) => guardHostFiles(module as NodeFsModule, this.#fail);
    const preRun = [...(emscriptenOpts.preRun ?? []), guard];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, ...this.#endingOnPanic(emscriptenOpts) } };
  }

  /** PostgreSQL aborts when it must not go on. PGlite would, with whatever was left in memory. */
  #endingOnPanic({ printErr }: ModuleOptions): Pick<ModuleOptions, 'printErr' | 'onAbort'> {
    let lastPanic = 'it gives no reason';
    return {
      printErr: (line: string) => {
        if (line.includes('PANIC:')) lastPanic = line;
        printErr?.(line);
      },
      onAbort: () => this.#fail(`the database has stopped itself: ${lastPanic}`),
    };
  }
}
