import { loss } from './losses.ts';

/** The page is loaded again. */
export const refresh = loss({
  title: 'Refresh',
  how: 'The page is loaded again; the question of the browser is answered with yes.',
  before: 'The browser asks whether to leave.',
  strike: async ({ page }) => {
    let hasAsked = false;
    page.once('dialog', async (dialog) => {
      hasAsked = dialog.type() === 'beforeunload';
      await dialog.accept();
    });
    await page.reload({ waitUntil: 'commit' });
    return hasAsked;
  },
});
