/** `npm run scenarios [-- -g pattern]`: plays every scenario, on the production build. */
import { runMain } from '../bootstrap/Failure.mjs';
import { playTests } from '../lib/playTests.ts';

await runMain(() => playTests());
