import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Consumer } from './Consumer.ts';
import { Desk, trustedTypesPolicy } from './Desk.ts';
import { pages } from './pages.ts';
import { testExpressions } from './testExpressions.ts';
import { testLetters } from './testLetters.ts';

/** The pages of a host that requires Trusted Types. Needs the application built. */
export function testTrustedTypes(consumer: () => Consumer): void {
  describe('in a page that requires Trusted Types', () => {
    let opened: Desk | undefined;
    const desk = () => {
      if (opened === undefined) throw new Error('The application was not opened.');
      return opened;
    };

    beforeAll(async () => {
      opened = await Desk.openBuilt(consumer(), 'index.html', trustedTypesPolicy);
    });
    afterAll(async () => {
      await opened?.[Symbol.asyncDispose]();
    });

    test('they are required: a text is refused as HTML, and reported', async () => {
      const { go, page, messages } = desk();
      await go('/', 'Claims');
      expect(messages).toEqual([]);
      const fault = await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b>x</b>';
          return '';
        } catch (error) {
          return String(error);
        }
      });
      expect(fault).toContain('TrustedHTML');
      await expect
        .poll(() => messages.join())
        .toContain('The policy was violated: require-trusted-types-for');
      messages.length = 0;
    });

    test.each(pages)('the page %s is drawn', async (path, heading) => {
      const { go, page } = desk();
      await go(path, heading);
      await page.waitForLoadState('networkidle');
    });

    testExpressions(desk);
    testLetters(desk);

    test('there were no messages on the console', () => {
      expect(desk().messages).toEqual([]);
    });
  });
}
