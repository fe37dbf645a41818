import type { ServerOptions } from '../../../apps/server/src/index.ts';

/** Cheap enough for hundreds of sign-ins: what is tested is who gets in, not how long guessing takes. */
const passwordCost = { memory: 8, passes: 1, parallelism: 1 };

/** How every suite sets its server up, and the template of the suites' databases. */
export const suiteOptions = {
  host: '127.0.0.1',
  port: 0,
  databaseUrl: null,
  engine: 'pglite',
  staticDir: null,
  passwordCost,
  logLevel: 'silent',
} as const satisfies Partial<ServerOptions>;
