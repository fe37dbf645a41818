import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HereEntry } from '../store/announcements/EventMessage.ts';
import { Presence } from './Presence.ts';
import { splitEntries } from './splitEntries.ts';

const ann = { userId: 'ann', sessionId: 'a1' };

test('a second stream of a session changes nothing, a second session does', () => {
  const presence = new Presence();
  presence.enter('t', ann);
  expect(presence.takeChanges()).toEqual({ topics: ['t'], entries: [['t', 'ann', 1]] });
  presence.enter('t', ann);
  expect(presence.takeChanges()).toEqual({ topics: [], entries: [] });
  presence.enter('t', { ...ann, sessionId: 'a2' });
  expect(presence.takeChanges().entries).toEqual([['t', 'ann', 2]]);
  presence.leave('t', ann);
  expect(presence.takeChanges().topics).toEqual([]);
  presence.leave('t', ann);
  presence.leave('t', ann);
  expect(presence.takeChanges().entries).toEqual([['t', 'ann', 1]]);
});

test('other servers are believed until they stop, or are silent for too long', () => {
  const presence = new Presence();
  presence.enter('t', ann);
  presence.receive('two', [['t', 'ann', 1]], 10);
  presence.receive('three', [['t', 'bob', 2]], 20);
  expect([...presence.peopleAt('t')]).toEqual([
    ['ann', 2],
    ['bob', 2],
  ]);
  presence.takeChanges();
  presence.receive('three', [['t', 'bob', 2]], 30);
  expect(presence.takeChanges().topics).toEqual([]);
  presence.expire(20);
  expect([...presence.peopleAt('t')]).toEqual([
    ['ann', 1],
    ['bob', 2],
  ]);
  presence.forget('three');
  expect(presence.takeChanges().topics).toEqual(['t']);
  expect(presence.allHere()).toEqual([['t', 'ann', 1]]);
});

test('users at a silent server are left out until it sends a message again', () => {
  const presence = new Presence();
  presence.enter('t', ann);
  presence.receive('two', [['t', 'bob', 1]], 10);
  presence.receive('three', [['u', 'bob', 1]], 10);
  presence.takeChanges();
  presence.leaveOut(new Set(['two']));
  expect(presence.takeChanges().topics).toEqual(['t']);
  expect([...presence.peopleAt('t').keys()]).toEqual(['ann']);
  expect([...presence.peopleAt('u').keys()]).toEqual(['bob']);
  presence.leaveOut(new Set());
  expect(presence.takeChanges().topics).toEqual(['t']);
  expect([...presence.peopleAt('t').keys()]).toEqual(['ann', 'bob']);
});

const visit = fc.record({
  topic: fc.constantFrom('t', 'u'),
  userId: fc.constantFrom('ann', 'bob'),
  sessionId: fc.constantFrom('1', '2'),
  isEntering: fc.boolean(),
});

test('a server that receives all changes has the same state, whatever has come and gone', () => {
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 60 }), fc.integer({ min: 1, max: 7 }), (visits, every) => {
      const [here, there] = [new Presence(), new Presence()];
      const send = () => there.receive('here', here.takeChanges().entries, 1);
      for (const [index, { topic, isEntering, ...visitor }] of visits.entries()) {
        if (isEntering) here.enter(topic, visitor);
        else here.leave(topic, visitor);
        if (index % every === 0) send();
      }
      send();
      for (const topic of ['t', 'u']) {
        expect(new Map(there.peopleAt(topic))).toEqual(new Map(here.peopleAt(topic)));
      }
    }),
  );
});

test('entries are sent in notices that the database takes', () => {
  const entries = Array.from(
    { length: 500 },
    (_, index): HereEntry => [`t${index}`.padEnd(60), 'ü'.repeat(50), 1],
  );
  const notices = splitEntries(entries);
  expect(notices.flat()).toEqual(entries);
  for (const some of notices) expect(Buffer.byteLength(JSON.stringify(some))).toBeLessThan(7850);
  expect(splitEntries([])).toEqual([]);
});
