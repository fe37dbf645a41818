import { loss } from './losses.ts';

/** The process of the tab dies. */
export const tabKilled = loss({
  title: 'Tab killed',
  how: 'The process that draws the tab is crashed; the place is opened in another tab.',
  before: '',
  strike: async (stage) => {
    const { page, context } = stage;
    const hasCrashed = page.waitForEvent('crash');
    const cdp = await context.newCDPSession(page);
    cdp.send('Page.crash').catch(() => undefined);
    await hasCrashed;
    stage.page = await context.newPage();
    await page.close();
    return false;
  },
});
