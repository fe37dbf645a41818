import { loss } from './losses.ts';

/** The whole browser dies. */
export const browserKilled = loss({
  title: 'Browser killed',
  how: 'The browser is killed with SIGKILL, and started again with the same profile.',
  browser: 'profile',
  before: '',
  strike: async (stage) => {
    await stage.killBrowser();
    return false;
  },
});
