/** `npm run matrix [-- -g pattern]`: tries every cell of the fault matrix, on the production build. */
import { runMain } from '../bootstrap/Failure.mjs';
import { playTests } from '../lib/playTests.ts';

await runMain(() => playTests('--config', 'playwright.matrix.config.ts'));
