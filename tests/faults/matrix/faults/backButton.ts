import { leaving } from './leaving.ts';

/** The button of the browser. */
export const backButton = leaving({
  title: 'Back button',
  how: 'The browser goes back to the screen before.',
  leave: async ({ page, stepsBack }) => {
    await page.evaluate((steps) => history.go(-steps), stepsBack);
  },
  impossibleInModal: null,
});
