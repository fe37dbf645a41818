/**
 * How soon the console can be used: the production build on its own server, over a network of 60 ms round trips and 10 Mbit/s, with a
 * processor slowed four times. A user signs in, sees the list, and opens an editor from it, each as soon as it lets itself be
 * used, with nothing cached; then the same browser comes back to the list, and at last to the sign-in screen. Weights and numbers of files are exact, whatever
 * else the machine does.
 */
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { measureScreens, printSizes, readRecordedSizes } from '../../scripts/lib/size.ts';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { launchChromium } from './page/launchChromium.ts';
import { visitAgain, visitFirst, type Walk } from './pages/walk.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
const parts = ['signIn', 'list', 'editor'] as const;
const titles = {
  first: {
    signIn: 'sign-in screen to be typed into',
    list: 'from there to the first rows',
    editor: 'row to a typable editor',
  },
  second: {
    signIn: 'sign-in screen to be typed into',
    list: 'first rows, still signed in',
    editor: 'row to a typable editor',
  },
};
/** Milliseconds. */
const limits = {
  first: { signIn: 1300, list: 1500, editor: 1000 },
  second: { signIn: 700, list: 700, editor: 700 },
};
const mostFiles = 30;

const faults: string[] = [];
await ensureBuilt();
const sizes = await measureScreens();
printSizes(sizes, readRecordedSizes());
for (const { screen, bytes, budget } of sizes)
  if (bytes > budget) faults.push(`${screen}: ${bytes} bytes of JavaScript, allowed ${budget}.`);

const studio = await startStudio();
const browser = await launchChromium({ isUnbound: false });
const walks: Record<keyof typeof limits, Walk[]> = { first: [], second: [] };
let scripts: readonly string[] = [];
try {
  console.log(`Chromium ${browser.version()}`);
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const first = await visitFirst(context, studio.url);
    const second = await visitAgain(context, studio.url);
    await context.close();
    // The first round warms the server.
    if (round === 0) continue;
    walks.first.push(first);
    walks.second.push(second);
    scripts = first.scripts;
  }
} finally {
  await browser.close();
  await studio.close();
}
const rows: BenchRow[] = [...rowsOf('first'), ...rowsOf('second'), countFiles()];
reportBench(`The way to an editor, ${rounds} rounds after one to warm up (milliseconds)`, rows, faults);

function rowsOf(visit: keyof typeof limits): BenchRow[] {
  return parts.map((part) => {
    const times = walks[visit].map((one) => Math.round(one[part]));
    const median = percentile(times, 0.5);
    const limit = limits[visit][part];
    const what = `${visit} visit: ${titles[visit][part]}`;
    if (median > limit) faults.push(`${what}: ${median} ms, allowed ${limit}.`);
    return { what, median, least: Math.min(...times), most: Math.max(...times), limit };
  });
}

function countFiles(): BenchRow {
  const files = new Set(scripts);
  const twice = [...files].filter((file) => scripts.filter((other) => other === file).length > 1);
  if (twice.length > 0) faults.push(`Loaded more than once: ${twice.join(', ')}.`);
  if (files.size > mostFiles) faults.push(`${files.size} JavaScript files, allowed ${mostFiles}.`);
  return { what: 'JavaScript files on the whole way', median: files.size, limit: mostFiles };
}
