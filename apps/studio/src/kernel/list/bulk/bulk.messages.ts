import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts of bulk actions. `{objects}` is what the list's objects are called, `{action}` what the action is called. */
export const bulkText = defineMessages('bulk', {
  title: '{action} {objects}',
  question: 'The filter matches {count} {object}(s). {action} all of them?',
  questionLeft: 'The filter matches {total} {object}(s); {left} left out. {action} the other {count}?',
  matches: 'The filter matches {count} {object}(s).',
  matchesLeft: 'The filter matches {total} {object}(s); {left} left out, {count} remain.',
  countFailed: 'How many there are could not be counted. {reason}',
  retry: 'Retry',
  changed: 'The list has changed: it now holds {counted} instead of {shown}.',
  onThisFilter: '{count} of them on this filter',
  exactly: 'Select {count} {objects}.',
  chosen: 'Selected',
  leftOut: 'Left out',
  showChosen: 'Show what is selected',
  showLeftOut: 'Show what is left out',
  remove: 'Deselect {name}',
  takeBack: 'Select {name} again',
});
