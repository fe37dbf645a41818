import { expect, test } from 'vitest';
import type { Desk } from './Desk.ts';
import { exampleNames } from './readmeExamples.ts';

/**
 * Every widget as the README shows it, in ten lines or fewer.
 * @param host which application draws them
 */
export function testExamples(host: string, desk: () => Desk): void {
  test.each(exampleNames())(`%s is drawn by its example in the README, ${host}`, async (name) => {
    const { button, go, page, messages } = desk();
    await go(`/examples/${name}`, name);
    await button('Open').click();
    const drawn = page.locator('[data-example] *, [role="dialog"], [role="alertdialog"]');
    await drawn.filter({ visible: true }).first().waitFor();
    expect(messages.splice(0)).toEqual([]);
  });
}
