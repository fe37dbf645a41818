import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { extent } from '../support/extent.ts';
import type { Consumer } from './Consumer.ts';
import { DrawnDesk } from './DrawnDesk.ts';
import { pages } from './pages.ts';
import { exampleNames } from './readmeExamples.ts';

const examples = exampleNames().map((name) => [`/examples/${name}`, name] as const);

/** Every page, by its heading; in the deep suite every example of the READMEs, too. */
const drawnPages = extent === 'deep' ? [...pages, ...examples] : pages;

/**
 * A server streams every page of the application, and a browser takes it over unchanged.
 * @param peers which versions of the peers it has
 */
export function testDrawnOnServer(peers: string, consumer: () => Consumer): void {
  describe(`drawn on a server with the ${peers} peers`, () => {
    let opened: DrawnDesk | undefined;
    const desk = () => {
      if (opened === undefined) throw new Error('The application was not opened.');
      return opened;
    };

    beforeAll(async () => {
      opened = await DrawnDesk.open(
        consumer(),
        drawnPages.map(([path]) => path),
      );
    });
    afterAll(async () => {
      await opened?.[Symbol.asyncDispose]();
    });

    test.each(drawnPages)(
      '%s comes with its content and its styles, and hydrates in silence',
      async (path, heading) => {
        const { drawn, page, messages } = desk();
        expect(drawn[path]).toContain(`>${heading}</h1>`);
        expect(drawn[path]).toMatch(/<style[^>]*data-styled/);
        await desk().go(path);
        expect(await page.getByRole('heading', { name: heading, level: 1, exact: true }).isVisible()).toBe(
          true,
        );
        expect(messages.splice(0)).toEqual([]);
      },
    );

    test('an attribute that differs would be reported', async () => {
      const { messages } = desk();
      await desk().go('/layers', (html) => html.replace('data-part="button"', 'data-part="knob"'));
      expect(messages.splice(0).join()).toContain('data-part');
    });

    test('what was hydrated answers', async () => {
      const { page, messages } = desk();
      await desk().go('/layers');
      await page.getByRole('button', { name: 'Open dialog', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      expect(messages).toEqual([]);
    });
  });
}
