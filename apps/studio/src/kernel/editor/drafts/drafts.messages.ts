import { defineMessages } from '../../../platform/i18n/defineMessages.ts';

/** The texts about drafts that this browser keeps. */
export const draftText = defineMessages('drafts', {
  'offer.title': 'You have unsaved changes',
  'offer.text': 'On {time} you changed {name} and did not save.',
  'offer.text.one': 'On {time} you made 1 change to {name} and did not save it.',
  'offer.text.many': 'On {time} you made {count} changes to {name} and did not save them.',
  'offer.choose': 'Unsaved changes of',
  'offer.option.one': '{time}, 1 change',
  'offer.option.many': '{time}, {count} changes',
  'offer.movedOn': '{author} has saved this since, on {time}.',
  'offer.movedOn.own': 'You have saved this elsewhere since, on {time}.',
  'offer.movedOn.kept': 'Restoring keeps that, too.',
  'offer.movedOn.choose.one': 'You both changed 1 thing: you choose which to keep once it is restored.',
  'offer.movedOn.choose.many':
    'You both changed {count} things: you choose which to keep once they are restored.',
  'offer.movedOn.own.choose.one':
    'You changed 1 thing in both: you choose which to keep once it is restored.',
  'offer.movedOn.own.choose.many':
    'You changed {count} things in both: you choose which to keep once they are restored.',
  'offer.movedOn.unsupported.one':
    'The saved version cannot hold 1 of your changes: you are asked before it is given up.',
  'offer.movedOn.unsupported.many':
    'The saved version cannot hold {count} of your changes: you are asked before they are given up.',
  'offer.gone':
    'It has been deleted or renamed since. Restoring shows it as it was, with your changes, and you can create it again.',
  'offer.other':
    'What you changed has been deleted or renamed since; this is another one of the same name. Restoring puts your changes into this one.',
  'offer.unlisted': 'The changes cannot be shown as a list.',
  'offer.restore': 'Restore',
  'offer.discard': 'Discard',
  'offer.later': 'Not now',
  'discard.title': 'Discard changes',
  'discard.question.one': 'Discard 1 unsaved change of {time}? It cannot be brought back.',
  'discard.question.many': 'Discard {count} unsaved changes of {time}? They cannot be brought back.',
  'discard.question.unlisted': 'Discard the unsaved changes of {time}? They cannot be brought back.',
  'discard.confirm': 'Discard',
  'discard.cancel': 'Keep',
  unreadable:
    'Unsaved changes to this are kept in this browser that another version of the studio has made. They cannot be shown here.',
  restoreFailed:
    'The server could not say whether your last save arrived, so nothing was restored. Try again in a moment.',
  'off.unavailable':
    'Drafts are off, as this browser does not let the studio store anything. Unsaved changes are lost when this tab closes.',
  'off.blocked':
    'Drafts are off until other tabs with an older version of the studio are closed or reloaded. Unsaved changes are lost when this tab closes.',
  'off.outdated': 'Drafts are off, as the studio has been updated. Save your changes, then reload this page.',
  'off.full':
    'Drafts are off, as this device has no space left for them. Your latest changes are lost when this tab closes without saving.',
  'off.failed':
    'Drafts are off, as this browser could not store your latest changes. They are lost when this tab closes without saving.',
});
