import { numeric } from '../PreferenceDefinition.ts';

const category = 'Editors';

/** Preferences of editors. */
export const editorPreferences = [
  numeric('editor.draftDays', 30, {
    category,
    short: 'How long a draft is offered',
    complete: 'Days after the last edit for which a browser offers a draft.',
    min: 1,
    max: 365,
    isForConsole: true,
  }),
  numeric('editor.draftCollectMilliseconds', 350, {
    category,
    short: 'Pause before a draft is written',
    complete: 'Milliseconds for which edits are collected before the browser keeps them.',
    min: 100,
    max: 10000,
    isForConsole: true,
  }),
  numeric('editor.busyWaitSeconds', 120, {
    category,
    short: 'How long a save waits for a busy server',
    complete: 'Seconds for which a save is sent again by itself.',
    min: 10,
    max: 600,
    isForConsole: true,
  }),
  numeric('editor.mostMerges', 5, {
    category,
    short: 'Merges of one save',
    complete: 'So often a save is merged with what others saved before the user is asked.',
    min: 1,
    max: 20,
    isForConsole: true,
  }),
  numeric('editor.tryItDelayMilliseconds', 300, {
    category,
    short: 'Pause before items are tried',
    complete: 'Milliseconds after the last change before an editor shows what a data set offers.',
    min: 0,
    max: 5000,
    isForConsole: true,
  }),
  numeric('editor.mostChoices', 5000, {
    category,
    short: 'Choices of a field',
    complete: 'So many items of a data set a field loads.',
    min: 100,
    max: 10000,
    isForConsole: true,
  }),
  numeric('editor.mostRecipients', 500, {
    category,
    short: 'Recipients of an e-mail template',
    complete: 'So many recipients a line of a template may have.',
    min: 1,
    max: 500,
    isForConsole: true,
  }),
  numeric('editor.mostTestAddresses', 10, {
    category,
    short: 'Recipients of a test message',
    complete: 'So many addresses a test message may go to.',
    min: 1,
    max: 50,
    isForConsole: true,
  }),
] as const;
