import { leaving } from './leaving.ts';

/** A link of the studio. */
export const linkAway = leaving({
  title: 'Link away',
  how: 'The user follows a link to another screen.',
  leave: ({ page, place }) => page.getByRole('link', { name: place.kind.backLink }).click(),
  impossibleInModal: 'The modal covers every link until it is closed.',
});
