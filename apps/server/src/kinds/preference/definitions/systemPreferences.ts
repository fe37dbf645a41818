import { numeric, text } from '../PreferenceDefinition.ts';

const category = 'System';

/** Preferences of system. */
export const systemPreferences = [
  numeric('system.idempotencyHours', 24, {
    category,
    short: 'How long a repeated write is known',
    complete: 'Hours for which a write that is sent again is answered and not made twice.',
    min: 1,
    max: 168,
  }),
  numeric('names.maximumLength', 1000, {
    category,
    short: 'Longest name',
    complete: 'Characters that a new name may have.',
    min: 50,
    max: 1000,
  }),
  numeric('system.streamsPerSession', 20, {
    category,
    short: 'Streams of a session',
    complete: 'So many streams of events one session may hold.',
    min: 5,
    max: 100,
  }),
  numeric('system.streamsPerUser', 300, {
    category,
    short: 'Streams of a user',
    complete: 'So many streams of events all sessions of a user may hold together.',
    min: 20,
    max: 1000,
  }),
  numeric('system.temporaryTokenSeconds', 60, {
    category,
    short: 'Life of a single-use token',
    complete: 'Seconds for which the address of a download or an upload holds.',
    min: 10,
    max: 600,
  }),
  text('system.studioName', 'Studio', {
    category,
    short: 'Name of the studio',
    complete: 'What consoles call this studio in their title.',
    isForConsole: true,
  }),
  text('system.environmentLabel', '', {
    category,
    short: 'Label of the environment',
    complete: 'Shown beside the name, such as Test; nothing in production.',
    isForConsole: true,
  }),
] as const;
