/**
 * `npm run storybook:shots [-- --only button --theme dark]`: builds Storybook, draws every story in both themes and
 * writes a contact sheet (PNG) for each component and screen to `shots/<theme>/`.
 * `--only` takes a regular expression for a story's place in the sidebar; `--built` uses the last build again.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { execute } from '../lib/execute.ts';
import { provideChromium } from '../lib/provideChromium.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { contactSheet } from '../lib/shots/contactSheet.ts';
import { photograph, type Theme } from '../lib/shots/photograph.ts';
import { type IndexEntry, type Shot, sheetOf } from '../lib/shots/Story.ts';
import { tool } from '../lib/tool.ts';

const built = join(cacheDir, 'storybook');
const shotsFolder = join(root, 'shots');
const pagesAtOnce = 2;

const { values } = parseArgs({
  options: { only: { type: 'string' }, theme: { type: 'string' }, built: { type: 'boolean' } },
});

await runMain(async () => {
  if (!values.built) await buildStorybook();
  const entries = readEntries();
  await using server = await serveFolder(built);
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  let problems = 0;
  for (const theme of themes()) problems += await shootTheme(browser, server.url, theme, entries);
  await browser.close();
  if (problems > 0)
    throw new Failure(`${problems} stories failed or could not be drawn; the sheets say which.`);
  return 0;
});

function themes(): Theme[] {
  const all: Theme[] = ['light', 'dark'];
  return values.theme === undefined ? all : all.filter((theme) => theme === values.theme);
}

async function buildStorybook(): Promise<void> {
  const args = [tool('storybook'), 'build', '--output-dir', built, '--quiet'];
  const { code, output } = await execute({ args, output: 'keep' });
  if (code !== 0) throw new Failure(`Storybook does not build:\n${output}`);
}

function readEntries(): IndexEntry[] {
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  const pattern = new RegExp(values.only ?? '', 'i');
  return Object.values(index.entries).filter(({ type, title }) => type === 'story' && pattern.test(title));
}

/** Returns how many stories failed. */
async function shootTheme(
  browser: Browser,
  url: string,
  theme: Theme,
  entries: readonly IndexEntry[],
): Promise<number> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: theme, locale: 'en-US' });
  const shots = new Map<string, Shot>();
  const sheets = Map.groupBy(entries, sheetOf);
  const queue = [...sheets.values()];
  const work = async () => {
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      await photograph(context, url, theme, group, (shot) => shots.set(shot.entry.id, shot));
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  const folder = join(shotsFolder, theme);
  if (values.only === undefined) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [title, group] of sheets) {
    const taken = group.flatMap(({ id }) => shots.get(id) ?? []);
    const file = join(folder, `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.png`);
    writeFileSync(file, await contactSheet(context, title, theme, taken));
  }
  await context.close();
  const failed = [...shots.values()].filter(({ problem }) => problem !== undefined);
  for (const { entry, problem } of failed)
    console.error(`✗ ${theme} ${entry.title}: ${entry.name}: ${problem}`);
  console.log(`${theme}: ${shots.size} stories on ${sheets.size} sheets in shots/${theme}`);
  return failed.length;
}
