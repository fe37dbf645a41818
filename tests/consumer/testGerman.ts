import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consumer } from './Consumer.ts';
import { Desk } from './Desk.ts';
import { pages } from './pages.ts';
import { testExamples } from './testExamples.ts';

/** What the pages make of their own words and of what was entered: data, an output, a key, a date. */
const composed = [
  /^[[{/]/,
  /^(AL|CL-\S+|Ctrl S|\d+ claims|Payee \d+|Tried \d+ times|Save claim: No connection)$/,
  /^(Reserve \(LossReport\).*|The loss was reported within 30 days)$/,
  /^\d\d\/\d\d\/\d\d \d\d:\d\d[AP]M$/,
];

/**
 * A second application reads from right to left, with React Router and Redux of its own: one `LabelsProvider` gives its components all their
 * words. A text that both applications show has to be the host's own.
 */
export function testGerman(consumer: () => Consumer, english: () => Desk): void {
  describe('with the words of one provider, from right to left, among the host’s router and store', () => {
    let opened: Desk | undefined;
    const german = () => {
      if (opened === undefined) throw new Error('The application was not opened.');
      return opened;
    };

    beforeAll(async () => {
      opened = await Desk.openBuilt(consumer(), 'german/index.html');
    });
    afterAll(async () => {
      await opened?.[Symbol.asyncDispose]();
    });

    test.each(pages)('%s shows no English of the components', async (path, heading) => {
      const own = hostTexts(consumer());
      const isOfTheHost = (text: string) => own.includes(text) || composed.some((form) => form.test(text));
      await english().go(path, heading);
      const defaults = await textsOf(english().page);
      const { go, page, messages } = german();
      await go(`${path}?styles=foreign`, heading);
      const shown = await textsOf(page);
      expect(shown.size).toBeGreaterThan(15);
      expect([...shown].filter((text) => defaults.has(text) && !isOfTheHost(text))).toEqual([]);
      expect(messages).toEqual([]);
    });

    testExamples('from right to left', german);

    test('the navigation is on the right, and uses the host’s router, which notifies its store', async () => {
      const { go, output, page } = german();
      await go('/fields', 'New claim');
      const navigation = page.getByRole('navigation', { name: 'Hauptnavigation', exact: true });
      const box = await navigation.boundingBox();
      expect(box?.x).toBeGreaterThan(640);
      await navigation.getByRole('link', { name: 'Ledger', exact: true }).click();
      await page.getByRole('heading', { name: 'Ledger', level: 1, exact: true }).waitFor();
      expect(await output('Visited').textContent()).toBe('/fields /ledger');
    });

    test('a single text prop that a page leaves out is the provider’s', async () => {
      const { go, button, page } = german();
      await go('/layers', 'Layers');
      await button('Open dialog').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Schließen', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });
}

/** All that the application says itself, and what it is written in. */
function hostTexts({ folder }: Consumer): string {
  const source = join(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
}

/** The texts with a letter that a page shows, and the names that it gives to assistive technology. */
async function textsOf(page: Page): Promise<Set<string>> {
  await page.waitForLoadState('networkidle');
  const texts = await page.evaluate(() => {
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent);
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-description'];
    for (const element of document.body.querySelectorAll('*'))
      for (const name of named) found.push(element.getAttribute(name));
    return found;
  });
  return new Set(texts.flatMap((text) => (text !== null && /\p{L}/u.test(text) ? [text.trim()] : [])));
}
