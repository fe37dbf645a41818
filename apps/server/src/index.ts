export { createServer, type StudioServer } from './createServer.ts';
export { type Config, readConfig } from './readConfig.ts';
export type { ServerOptions } from './ServerOptions.ts';
