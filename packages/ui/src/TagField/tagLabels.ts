import type { TagFieldLabels } from './types.ts';

/** The English texts of a `TagField`. */
export const englishTagLabels: TagFieldLabels = {
  create: '(Create New Tag)',
  tags: (label) => label,
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `Added ${tags.join(', ')}`,
  removed: (tag) => `Removed ${tag}`,
  duplicate: (tag) => `“${tag}” is already there`,
  long: (maxLength) => `A tag has at most ${maxLength} characters`,
  full: (maxTags) => `The number of tags cannot be greater than ${maxTags}`,
  loading: 'Loading tags',
};
