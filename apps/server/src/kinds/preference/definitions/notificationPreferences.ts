import { address, numeric, text, yesNo } from '../PreferenceDefinition.ts';

const category = 'Notifications';

/** Preferences of notifications. */
export const notificationPreferences = [
  text('notification.senderName', 'Underwriting', {
    category,
    short: 'Sender of e-mails',
    complete: 'The name that e-mails of the product come from.',
  }),
  address('notification.replyAddress', '', {
    category,
    kinds: ['mail'],
    short: 'Address for answers',
    complete: 'Where answers to e-mails of the product go; empty for the underwriter of the submission.',
  }),
  yesNo('notification.copyUnderwriter', true, {
    category,
    short: 'Copies for the underwriter',
    complete: 'Whether the underwriter gets a copy of each e-mail of a submission.',
  }),
  numeric('notification.digestHour', 7, {
    category,
    short: 'Hour of the daily digest',
    complete: 'When the daily digest is sent, in the zone of the carrier.',
    min: 0,
    max: 23,
  }),
  numeric('notification.reminderDays', 7, {
    category,
    short: 'Days before a reminder',
    complete: 'After so many days an unanswered request for information is repeated.',
    min: 1,
    max: 60,
  }),
  numeric('notification.mostReminders', 3, {
    category,
    short: 'Reminders',
    complete: 'So often a request for information is repeated.',
    min: 0,
    max: 10,
  }),
] as const;
