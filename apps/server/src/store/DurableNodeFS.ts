import { fsyncSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type ModuleOptions = Partial<postgresMod.PostgresMod>;

interface FileStream {
  /** The file descriptor of the host. */
  nfd?: number;
}

interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: FileStream) => number } };
}

/**
 * Files on the host for the embedded database, with an fsync that reaches the disk: PGlite's own answers without
 * asking the host, so that a power failure could lose commits or tear the files.
 */
export class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: ModuleOptions): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: unknown): void {
  const { NODEFS } = module as NodeFsModule;
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    return 0;
  };
}
