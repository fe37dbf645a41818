import { addMessages } from './messages.ts';

/** The texts of comparisons. */
export const diffMessages = addMessages({
  'diff.summary': 'Lines added: {added}, removed: {removed}',
  'diff.same': 'The two texts are the same.',
  'diff.notShortest': 'The texts differ a lot: more lines may be marked as changed than really are.',
  'diff.unfold': 'Unchanged lines, show {count}',
  'diff.more': 'Show {count} more lines',
  'diff.added': 'Added',
  'diff.removed': 'Removed',
  'diff.before': 'Before',
  'diff.after': 'After',
  'diff.line': 'line',
  'diff.change': 'Change',
});
