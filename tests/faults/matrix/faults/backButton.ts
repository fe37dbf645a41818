import { leaving } from './leaving.ts';

/** The button of the browser. */
export const backButton = leaving({
  title: 'Back button',
  how: 'The browser goes back to the screen before.',
  leave: (stage) => stage.goBack(),
  impossibleInModal: null,
});
