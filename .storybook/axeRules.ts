const off = (id: string) => ({ id, enabled: false });

/** A story is a piece of a page: landmarks and the page's heading are the screens' part. */
export const rulesOfPieces = [off('region'), off('page-has-heading-one')];

/** A picture of states draws one component several times, and so the same landmarks. */
export const rulesOfPictures = [
  ...rulesOfPieces,
  off('landmark-unique'),
  off('landmark-no-duplicate-banner'),
  off('landmark-no-duplicate-main'),
];
