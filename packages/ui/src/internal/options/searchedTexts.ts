import type { SearchedTexts } from '../../LabelsProvider/PropTexts.ts';

/** What a picker that is searched says by default. */
export const searchedTexts: SearchedTexts = {
  loadingText: 'Loading options',
  emptyText: 'No matches',
  toggleLabel: 'Show options',
  clearLabel: (label) => `Clear ${label}`,
  createLabel: (text) => `Create new “${text}”`,
};
