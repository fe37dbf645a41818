/**
 * Typing in Try it: a form of 500 fields, of which 200 are computed and 200 are shown by a rule each, in the built studio on its own server, in Chromium, with
 * the processor at full speed and at a quarter of it. The field that is typed into is read by every tenth expression and rule. A bare input of the same page tells
 * what no key can be below. BENCH_URL measures a studio that runs already.
 */
import { loadavg } from 'node:os';
import { result, type UiFormTemplateWrite } from '@studio/api';
import type { Browser, Locator, Page } from 'playwright';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { startStudio } from '../support/studioServer.ts';
import { type SignedInState, signedInState } from './editor/signedInState.ts';
import { signInClient } from './editor/signInClient.ts';
import { installTiming } from './editor/timing.ts';
import { launchChromium } from './page/launchChromium.ts';

const size = { fields: 500, rules: 200, expressions: 200 } as const;
const rounds = Math.max(3, Number(process.env['BENCH_ROUNDS'] ?? 3));
const slowdowns = [1, 4] as const;
/** Milliseconds, of the slower one. */
const keyP95 = 32;

const running = process.env['BENCH_URL'];
if (running === undefined) await ensureBuilt();
const studio = running === undefined ? await startStudio() : null;
const url = studio?.url ?? running ?? '';
const browser = await launchChromium();
const rows: BenchRow[] = [];
const missed: string[] = [];
try {
  const state = await signedInState(browser, url);
  const path = await makeForm();
  for (const slowdown of slowdowns) {
    const taken: Taken[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const keys = await visit(browser, state, { path, slowdown });
      if (round > 0) taken.push(keys);
    }
    const p95 = median(taken.map(({ own }) => own));
    rows.push({
      processor: slowdown === 1 ? 'as it is' : `${slowdown} times slower`,
      'key p95': spread(taken.map(({ own }) => own)),
      'key p95 of a bare input': spread(taken.map(({ bare }) => bare)),
    });
    if (slowdown > 1 && p95 > keyP95) missed.push(`Key p95: ${p95.toFixed(1)} ms, allowed ${keyP95}.`);
  }
} finally {
  await browser.close();
  await studio?.close();
}
reportBench(
  `Typing in Try it, ${size.fields} fields, ${rounds} rounds after one to warm up: median [least–most], milliseconds (load ${loadavg()[0]?.toFixed(1)})`,
  rows,
  missed,
);

/** 95th percentiles, in milliseconds. */
interface Taken {
  readonly own: number;
  readonly bare: number;
}

interface Visit {
  readonly path: string;
  readonly slowdown: number;
}

async function visit(of: Browser, storageState: SignedInState, { path, slowdown }: Visit): Promise<Taken> {
  const context = await of.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(installTiming, 'main input');
    await page.goto(`${url}${path}`);
    await page.getByRole('button', { name: 'Try it', exact: true }).click();
    const input = page.getByRole('textbox', { name: 'f0', exact: true });
    await input.waitFor();
    // The rows of a long form are drawn in idle moments.
    await page
      .getByRole('textbox', { name: `c${size.expressions - 1}`, exact: true })
      .waitFor({ state: 'attached' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const own = await typeInto(page, input);
    await page.evaluate(() => {
      const bare = document.createElement('input');
      bare.setAttribute('data-bench', 'bare');
      bare.style.cssText = 'position: fixed; inset: 0 auto auto 0';
      document.body.append(bare);
    });
    const bare = await typeInto(page, page.locator('[data-bench="bare"]'));
    return { own, bare };
  } finally {
    await context.close();
  }
}

async function typeInto(page: Page, input: Locator): Promise<number> {
  const times: number[] = [];
  for (const [at, key] of [...'1234567'.repeat(3)].entries()) {
    if (at % 7 === 0) await input.fill('');
    await input.focus();
    await page.evaluate(() => window.editorBench.settle());
    times.push(await page.evaluate((text) => window.editorBench.typeKey(text), key));
  }
  return percentile(times, 0.95);
}

/** Makes the form, and returns the address of its rules: Try it is beside them. */
async function makeForm(): Promise<string> {
  const client = await signInClient(url);
  const uniqueName = `Tried${Date.now().toString(36)}`;
  const plain = size.fields - size.rules - size.expressions;
  const readBy = (index: number) => (index % 10 === 0 ? 'f0' : `f${index % plain}`);
  const field = (variableName: string, own: object = {}, template: object = {}) => ({
    ...{ label: variableName, ...own },
    fieldTemplate: { variableName, type: 0, validator: 'number', ...template },
  });
  const fields = [
    ...Array.from({ length: plain }, (_, index) => field(`f${index}`)),
    ...Array.from({ length: size.rules }, (_, index) =>
      field(`s${index}`, {}, { hidden: true, triggerRuleName: `r${index}`, untriggerBehavior: 1 }),
    ),
    ...Array.from({ length: size.expressions }, (_, index) =>
      field(`c${index}`, { valueExpression: `fieldValue('${uniqueName}', '${readBy(index)}') * 2 + 1` }),
    ),
  ];
  const given: unknown = {
    formTemplate: { uniqueName, displayName: 'Tried out', type: 1 },
    sections: [{ label: 'All', rows: fields.map((each) => ({ fields: [each] })) }],
    fieldRules: Array.from({ length: size.rules }, (_, index) => ({
      ...{ name: `r${index}`, description: '' },
      condition: {
        kind: 'CompositeCondition',
        operator: 'and',
        subconditions: [
          {
            kind: 'BinaryCondition',
            lhs: {
              ...{ kind: 'FieldValue', formTemplateUniqueName: uniqueName, fieldName: readBy(index) },
              ...{ variableName: readBy(index), typeName: 'Double' },
            },
            operatorName: 'isGreaterThan',
            rhs: { kind: 'LiteralValue', typeName: 'Double', valueString: String(50 + (index % 10)) },
          },
        ],
      },
    })),
  };
  // What is left out has its default.
  const { data } = await result(client.POST('/rest/UIFormTemplate', { body: given as UiFormTemplateWrite }));
  return `/config/template/${data.id}/rules`;
}

function median(values: readonly number[]): number {
  return percentile([...values], 0.5);
}

function spread(values: readonly number[]): string {
  return `${median(values).toFixed(1)} [${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}]`;
}
