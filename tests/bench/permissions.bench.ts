/**
 * Permissions of 1,000 authorizations and 60 roles, with 500 users: the built studio on its own server, in Chromium, each round in a fresh
 * page. What is measured: opening them by address and from the permissions of another user type, and turning a cell with the keyboard, with
 * who gains and loses what beside the grid. The demo's own number of authorizations and roles tells what grows with it.
 */
import { loadavg } from 'node:os';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { signedInState } from './editor/signedInState.ts';
import { launchChromium } from './page/launchChromium.ts';
import { servePermissions } from './permissions/servePermissions.ts';
import { type PermissionMeasures, visitPermissions } from './permissions/visitPermissions.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
const sizes = [
  { authorizations: 1000, roles: 60, users: 500 },
  { authorizations: 120, roles: 9, users: 500 },
] as const;
/** Milliseconds, of the largest. */
const limits = { open: 500, toggleP95: 8 } as const;

await ensureBuilt();
const studio = await startStudio();
const browser = await launchChromium();
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  console.log(`Chromium ${browser.version()}`);
  for (const [index, size] of sizes.entries()) {
    await using large = await servePermissions(studio.url, size);
    const state = await signedInState(browser, large.url);
    const taken: PermissionMeasures[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const measures = await visitPermissions(browser, large.url, state, size.authorizations);
      if (round > 0) taken.push(measures);
    }
    const spread = (name: keyof PermissionMeasures) => {
      const values = taken.map((measures) => measures[name]);
      const least = Math.min(...values).toFixed(1);
      return `${percentile(values, 0.5).toFixed(1)} [${least}–${Math.max(...values).toFixed(1)}]`;
    };
    rows.push({
      permissions: `${size.authorizations.toLocaleString('en')} x ${size.roles}`,
      'open by address': spread('openByAddress'),
      open: spread('open'),
      'toggle p95': spread('toggleP95'),
      'bare toggle p95': spread('floorP95'),
      'a column': spread('toggleColumn'),
      'toggle, computed': spread('toggleCpu'),
      'bare, computed': spread('floorCpu'),
    });
    if (index > 0) continue;
    for (const [name, limit] of Object.entries(limits)) {
      const median = percentile(
        taken.map((measures) => measures[name as keyof typeof limits]),
        0.5,
      );
      if (median > limit) missed.push(`${name}: ${median.toFixed(1)} ms, allowed ${limit}.`);
    }
  }
} finally {
  await browser.close();
  await studio.close();
}
reportBench(
  `Permissions, ${rounds} rounds after one to warm up: median [least–most], milliseconds (load ${loadavg()[0]?.toFixed(1)})`,
  rows,
  missed,
);
