import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';

/** Scenarios run on the production build: Playwright builds it first when it is stale. */
export default ensureBuilt;
