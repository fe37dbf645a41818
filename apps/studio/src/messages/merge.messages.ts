import { addMessages } from './messages.ts';

/** The texts of the table in which two people's changes are chosen between. */
export const mergeMessages = addMessages({
  'merge.list': 'Changed by both',
  'merge.progress': '{undecided} of {total} to decide',
  'merge.progress.done': 'All {total} decided',
  'merge.next': 'Next to decide',
  'merge.allMine': 'Use all mine',
  'merge.allTheirs': 'Use all theirs',
  'merge.mine': 'Mine',
  'merge.own': 'Another text',
  'merge.ownValue': 'Another text for {what}',
  'merge.removed': 'Removed',
  'merge.kept': 'Kept',
  'merge.movedTo': 'Moved to',
  'merge.undecided': 'To decide',
  'merge.decided': 'Decided',
});
