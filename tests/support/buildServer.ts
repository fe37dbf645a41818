import { ensureServerBuilt } from '../../scripts/bootstrap/build.mjs';

/** Servers in processes of their own run as users have them: Vitest builds the server first when it is stale. */
export const setup = ensureServerBuilt;
