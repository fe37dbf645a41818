/**
 * The manager of an organization with a form of 500 fields, beside 50,000 others, in the built studio on its own server, in Chromium, each
 * round in a fresh page: opening it by its address and from the list, and keys in a field while changes are under way. A form of some twenty
 * fields tells what grows with their number. The processor time of the page's main thread is shown beside the time that passes.
 * BENCH_ORGANIZATIONS=900 takes the demo's alone, and BENCH_URL a studio that runs already.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { type SignedInState, signedInState } from './editor/signedInState.ts';
import { installTiming } from './editor/timing.ts';
import { makeLargeOrganization } from './organizations/makeLargeOrganization.ts';
import { prepareOrganizations } from './organizations/prepareOrganizations.ts';
import { launchChromium } from './page/launchChromium.ts';

const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 7));
const count = Number(process.env['BENCH_ORGANIZATIONS'] ?? 50_000);
const fields = 500;
const keys = 30;
/** Milliseconds. */
const limits = { open: 700, keyP95: 16 };

interface Measures {
  open: number;
  openFromList: number;
  keyP95: number;
  /** Of the main thread, for a key. */
  keyCpu: number;
}

const running = process.env['BENCH_URL'];
if (running === undefined) await ensureBuilt();
const studio =
  running === undefined ? await startStudio({ dataDir: await prepareOrganizations(count) }) : null;
const url = studio?.url ?? running ?? '';
const browser = await launchChromium();
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  const state = await signedInState(browser, url);
  const made = await makeLargeOrganization(url, fields);
  const forms = [
    { name: `form of ${fields} fields`, formId: made.largeFormId, field: made.largeField },
    { name: 'form of the demo', formId: made.smallFormId, field: made.smallField },
  ];
  for (const form of forms) {
    const taken: Measures[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const measures = await visit(browser, state, { ...made, ...form });
      if (round > 0) taken.push(measures);
    }
    note(form.name, taken);
  }
} finally {
  await browser.close();
  await studio?.close();
}
reportBench(
  `Manager of organizations, ${count} of them, ${rounds} rounds after one to warm up: median [least–most], milliseconds (load ${loadavg()[0]?.toFixed(1)})`,
  rows,
  missed,
);

interface Visited {
  id: string;
  /** What the organization is called. */
  organization: string;
  formId: string;
  /** The label of a text field of the form. */
  field: string;
}

async function visit(from: Browser, storageState: SignedInState, visited: Visited): Promise<Measures> {
  const { id, organization, formId, field } = visited;
  const context = await from.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    // The first field, once the form is drawn.
    await page.addInitScript(installTiming, 'main [data-part="form-view"] [data-path]');
    await page.goto(`${url}/config/organization/manage/agency/${id}/form/${formId}`);
    const open = await page.evaluate(() => window.editorBench.firstCellShown());
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const input = page.getByRole('textbox', { name: field }).first();
    await input.and(page.locator(':enabled:not([readonly])')).waitFor();
    await input.focus();
    const cdp = await context.newCDPSession(page);
    // Of the processor: on a busy machine the clock counts other work, too.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const times: number[] = [];
    let cpu = 0;
    for (let key = 0; key < keys; key += 1) {
      await page.evaluate(() => window.editorBench.settle());
      const before = await busy();
      times.push(await page.evaluate((text) => window.editorBench.typeKey(text), String(key % 10)));
      cpu += (await busy()) - before;
    }
    await discard(page);
    await page.goto(`${url}/config/organization/browser/agency?q=${encodeURIComponent(organization)}`);
    await page.getByRole('link', { name: organization, exact: true }).waitFor();
    await page.evaluate(() => window.editorBench.settle());
    const openFromList = await page.evaluate((name) => window.editorBench.openLink(name), organization);
    return { open, openFromList, keyP95: percentile(times, 0.95), keyCpu: cpu / keys };
  } finally {
    await context.close();
  }
}

async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
}

function note(name: string, taken: readonly Measures[]): void {
  const show = (of: (measures: Measures) => number) => {
    const values = taken.map(of);
    const [median, least, most] = [percentile(values, 0.5), Math.min(...values), Math.max(...values)];
    return `${median.toFixed(1)} [${least.toFixed(1)}–${most.toFixed(1)}]`;
  };
  rows.push({
    case: name,
    open: show(({ open }) => open),
    'open from the list': show(({ openFromList }) => openFromList),
    'key p95': show(({ keyP95 }) => keyP95),
    'main thread, a key': show(({ keyCpu }) => keyCpu),
  });
  const check = (what: string, of: (measures: Measures) => number, limit: number) => {
    const median = percentile(taken.map(of), 0.5);
    if (median > limit) missed.push(`${name}, ${what}: ${median.toFixed(1)} ms, allowed ${limit}.`);
  };
  check('open', ({ open }) => open, limits.open);
  check('open from the list', ({ openFromList }) => openFromList, limits.open);
  check('key p95', ({ keyP95 }) => keyP95, limits.keyP95);
}
