import { addMessages } from '../../../messages/messages.ts';

/** The texts about drafts that this browser keeps. */
export const draftMessages = addMessages({
  'drafts.offer.title': 'You have unsaved changes',
  'drafts.offer.text': 'On {time} you changed {name} and did not save.',
  'drafts.offer.text.one': 'On {time} you made 1 change to {name} and did not save it.',
  'drafts.offer.text.many': 'On {time} you made {count} changes to {name} and did not save them.',
  'drafts.offer.choose': 'Unsaved changes of',
  'drafts.offer.option.one': '{time}, 1 change',
  'drafts.offer.option.many': '{time}, {count} changes',
  'drafts.offer.movedOn': '{author} has saved this since, on {time}.',
  'drafts.offer.movedOn.own': 'You have saved this elsewhere since, on {time}.',
  'drafts.offer.movedOn.kept': 'Restoring keeps that, too.',
  'drafts.offer.movedOn.choose.one':
    'You both changed 1 thing: you choose which to keep once it is restored.',
  'drafts.offer.movedOn.choose.many':
    'You both changed {count} things: you choose which to keep once they are restored.',
  'drafts.offer.movedOn.own.choose.one':
    'You changed 1 thing in both: you choose which to keep once it is restored.',
  'drafts.offer.movedOn.own.choose.many':
    'You changed {count} things in both: you choose which to keep once they are restored.',
  'drafts.offer.movedOn.unheld.one':
    'The saved version cannot hold 1 of your changes: you are asked before it is given up.',
  'drafts.offer.movedOn.unheld.many':
    'The saved version cannot hold {count} of your changes: you are asked before they are given up.',
  'drafts.offer.gone':
    'It has been deleted or renamed since. Restoring shows it as it was, with your changes, and you can create it again.',
  'drafts.offer.other':
    'What you changed has been deleted or renamed since; this is another one of the same name. Restoring puts your changes into this one.',
  'drafts.offer.unlisted': 'Nothing that can be listed here.',
  'drafts.offer.restore': 'Restore',
  'drafts.offer.discard': 'Discard',
  'drafts.offer.later': 'Not now',
  'drafts.discard.title': 'Discard changes',
  'drafts.discard.question.one': 'Discard 1 unsaved change of {time}? It cannot be brought back.',
  'drafts.discard.question.many': 'Discard {count} unsaved changes of {time}? They cannot be brought back.',
  'drafts.discard.question.unlisted': 'Discard the unsaved changes of {time}? They cannot be brought back.',
  'drafts.discard.confirm': 'Discard',
  'drafts.discard.cancel': 'Keep',
  'drafts.unreadable':
    'Unsaved changes to this are kept in this browser that another version of the studio has made. They cannot be shown here.',
  'drafts.restoreFailed':
    'The server could not say whether your last save arrived, so nothing was restored. Try again in a moment.',
  'drafts.off.unavailable':
    'Drafts are off, as this browser does not let the studio store anything. Unsaved changes are lost when this tab closes.',
  'drafts.off.blocked':
    'Drafts are off until other tabs with an older version of the studio are closed or reloaded. Unsaved changes are lost when this tab closes.',
  'drafts.off.outdated':
    'Drafts are off, as the studio has been updated. Save your changes, then reload this page.',
  'drafts.off.full':
    'Drafts are off, as this device has no space left for them. Your latest changes are lost when this tab closes without saving.',
  'drafts.off.failed':
    'Drafts are off, as this browser could not store your latest changes. They are lost when this tab closes without saving.',
});
