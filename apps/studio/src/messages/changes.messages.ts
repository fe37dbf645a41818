import { addMessages } from './messages.ts';

/** The texts of lists of changes. */
export const changesMessages = addMessages({
  'changes.list': 'Changes',
  'changes.changed': 'Changed',
  'changes.added': 'Added',
  'changes.removed': 'Removed',
  'changes.moved': 'Moved',
  'changes.nothing': 'empty',
  'changes.before': 'Was',
  'changes.after': 'Now',
  'changes.what.added': 'the addition of {subject}',
  'changes.what.removed': 'the removal of {subject}',
  'changes.what.moved': 'the move of {subject}',
  'changes.what.field': '{field} of {subject}',
  'changes.revert': 'Revert {what}',
  'changes.reverting': 'A change is being reverted',
  'changes.reverted': 'Reverted {what}.',
  'changes.left.none': 'No changes left.',
  'changes.left.one': '1 change left.',
  'changes.left.many': '{count} changes left.',
  'changes.expand': 'Show all',
  'changes.collapse': 'Show less',
});
