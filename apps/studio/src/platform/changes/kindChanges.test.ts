import { expect, test } from 'vitest';
import { announceKindChange, kindOfPath, kindOfUri, onKindChange } from './kindChanges.ts';

test('listeners are notified of changes of their kind only, until they unsubscribe', () => {
  const received: string[] = [];
  const leave = onKindChange('/DataSet', () => received.push('set'));
  const leaveOther = onKindChange('/User', () => received.push('user'));
  announceKindChange('/DataSet');
  announceKindChange('/FormTemplate');
  leave();
  announceKindChange('/DataSet');
  announceKindChange('/User');
  leaveOther();
  expect(received).toEqual(['set', 'user']);
});

test('a reported version is no further change, however many lie between', () => {
  let changes = 0;
  const leave = onKindChange('/Watched', () => {
    changes += 1;
  });
  for (const etag of ['"1"', '"2"', '"1"', '"2"', '"3"']) announceKindChange('/Watched', etag);
  announceKindChange('/Watched');
  announceKindChange('/Watched');
  announceKindChange('/Other', '"9"');
  announceKindChange('/Watched', '"9"');
  leave();
  expect(changes).toBe(6);
});

test('paths and objects name their kind', () => {
  expect(kindOfPath('/rest/DataSet/{dataSetName}')).toBe('/DataSet');
  expect(kindOfPath('/rest/DataSet')).toBe('/DataSet');
  expect(kindOfPath('/health')).toBeNull();
  expect(kindOfUri('/DataSet:Roof: Type')).toBe('/DataSet');
});
