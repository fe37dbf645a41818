import { describe, expect, test } from 'vitest';
import * as events from './events.ts';

/** A caller as operations receive it, with the secrets that events must not contain. */
const caller = {
  userId: 'admin',
  userName: 'Marta Oduya',
  sessionId: 'secret-session',
  clientId: 'secret-client',
  permissions: ['MANAGE_DATASETS'],
  hasDemoPassword: false,
};

const dataSets = { noun: 'data set', plural: 'data sets' };

describe('events', () => {
  test.each([
    [events.signedIn(caller, 'sso', '10.0.0.7'), 'Marta Oduya signed in by single sign-on from 10.0.0.7.'],
    [events.signedOut(caller), 'Marta Oduya signed out.'],
    [events.exported(caller, dataSets, ['A']), "The data set 'A' was exported."],
    [
      events.exported(caller, dataSets, ['A', 'B', 'C', 'D']),
      "4 data sets: 'A', 'B', 'C' and 1 more were exported.",
    ],
    [events.backedUp(caller, 'All'), "The section 'All' was backed up."],
    [
      events.restored(caller, 'a.dbinit', 'REFRESH', '2 added, 1 updated'),
      "The file 'a.dbinit' was restored with REFRESH: 2 added, 1 updated.",
    ],
    [events.classCodesImported(caller, 'a.txt', 2), "2 class codes were imported from 'a.txt'."],
    [events.dictionaryGenerated(caller, 'd.csv'), "The data dictionary 'd.csv' was generated."],
    [
      events.historyDownloaded(caller, 'h.csv', 1),
      "The detailed history was downloaded as 'h.csv' with 1 entry.",
    ],
  ])('%o is a sentence', ({ message }, expected) => {
    expect(message).toBe(expected);
  });

  test('nothing of the caller but id and name is kept', () => {
    const event = events.passwordChanged(caller);
    expect(Object.keys(event).toSorted()).toEqual(['action', 'message', 'type', 'userId', 'userName']);
    expect(JSON.stringify(event)).not.toContain('secret');
  });
});
