import { describe, expect, test } from 'vitest';
import { readLogPage } from '../../apps/server/src/audit/log/readLogPage.ts';
import { fault } from '../../apps/server/src/fault.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { kindCases } from '../../apps/server/src/kinds/testing/kindCases.ts';
import { topicOf } from '../../apps/server/src/store/announcements/topicOf.ts';
import { findVersion, listDocumentVersions } from '../../apps/server/src/store/documentVersions.ts';
import type { JsonObject } from '../../apps/server/src/store/JsonObject.ts';
import { readRevisions } from '../../apps/server/src/store/revisions.ts';
import { etagOf, type StoredDocument } from '../../apps/server/src/store/StoredDocument.ts';
import { StoreError } from '../../apps/server/src/store/StoreError.ts';
import { refusal } from '../../apps/server/src/store/testing/refusal.ts';
import { useStore } from '../support/contract/OwnStore.ts';
import { triedModules } from '../support/contract/triedModules.ts';

/** What holds for documents of every kind, whether calls write them yet or not, in the store itself. */
const own = useStore();

const by = { authorId: 'admin' };
const any = { ...by, matches: () => true };

test('the suite has, of every kind, which others refer to it', async () => {
  const rows = await own.query('select distinct to_kind, from_kind from reference');
  const tried = Object.entries(kindCases).flatMap(([name, { referrers, singletons = {} }]) =>
    [...referrers.map(({ kind }) => kind), ...Object.keys(singletons)].map((kind) => `${name} from ${kind}`),
  );
  const found = rows.map((row) => `${row['to_kind']} from ${row['from_kind']}`);
  expect(tried).toEqual(expect.arrayContaining(found));
});

/** The kinds of which people make documents. */
const many = triedModules.filter(({ kind }) => !kind.isSingleton && !kind.hasFixedDocuments);

describe.each(many.map((module) => [module.kind.name, module] as const))('%s', (name, module) => {
  const { kind } = module;
  const kindCase = kindCases[name] ?? fault(`The kind ${name} has no case in kinds/testing/kindCases.ts.`);
  const { doc, changed, invalid, nameProperty, uniqueProperty, referrers, needed, parts } = kindCase;
  const shown = kindCase.shown ?? ((given: JsonObject) => `'${given[nameProperty]}'`);

  const create = (docName: string) => own.documents.create(kind, doc(docName), by);
  const knowing = ({ version, revision }: StoredDocument) => ({
    ...by,
    matches: (etag: string) => etag === etagOf({ version, revision }),
  });
  const change = (docName: string, as = changed) =>
    own.documents.update(kind, docName, { ...any, change: as });
  const called = (given: JsonObject, docName: string): JsonObject => ({
    ...{ ...given, [nameProperty]: docName },
    ...(uniqueProperty !== undefined && { [uniqueProperty]: docName }),
  });
  const rename = (from: string, to: string) => change(from, (given) => called(given, to));
  const remove = (docName: string, isForced = false) =>
    own.documents.remove(kind, docName, { ...any, isForced });
  const versionsOf = async (id: string) =>
    (await listDocumentVersions(own.queries, id, { startIndex: 0, numberOfRows: 500 })).rows;
  const missing = { reason: 'missing', noun: kind.noun };

  test('what is made can be read, changed into its second version, and removed', async () => {
    const made = await create('Suite made');
    expect(made).toMatchObject({ name: 'Suite made', doc: doc('Suite made'), version: 1, authorId: 'admin' });
    expect(await own.documents.get(kind, 'Suite made')).toEqual(made);
    expect(await own.documents.get(kind, { id: made.id })).toEqual(made);
    const second = await change('Suite made');
    expect(second).toMatchObject({ id: made.id, doc: changed(doc('Suite made')), version: 2 });
    await remove('Suite made');
    expect(await refusal(own.documents.get(kind, 'Suite made'))).toMatchObject(missing);
    expect(await refusal(remove('Suite made'))).toMatchObject(missing);
    expect(await refusal(change('Suite made'))).toMatchObject(missing);
  });

  test('each write is the next revision of the kind, and of no other', async () => {
    const expected = new Map(await readRevisions(own.queries));
    const writes = [
      () => create('Suite counted'),
      () => change('Suite counted'),
      () => remove('Suite counted'),
    ];
    for (const write of writes) {
      const written = await write();
      expected.set(name, (expected.get(name) ?? 0) + 1);
      expect(await readRevisions(own.queries)).toEqual(expected);
      if (written) expect(written.revision).toBe(expected.get(name));
    }
  });

  test('a caller with an older version receives the current one, and writes nothing', async () => {
    const made = await create('Suite stale');
    const current = await change('Suite stale');
    const stale = { reason: 'stale', kind: name, noun: kind.noun, current };
    const update = own.documents.update(kind, 'Suite stale', { ...knowing(made), change: () => made.doc });
    expect(await refusal(update)).toEqual(stale);
    const removal = own.documents.remove(kind, 'Suite stale', { ...knowing(made), isForced: true });
    expect(await refusal(removal)).toEqual(stale);
    expect(await own.documents.get(kind, 'Suite stale')).toEqual(current);
    const back = { ...knowing(current), change: () => made.doc };
    expect((await own.documents.update(kind, 'Suite stale', back)).version).toBe(3);
  });

  test.each(invalid.map(([broken, pointer], index) => [pointer, broken, index] as const))(
    'what breaks a rule at %s is refused with the place, be it new or changed',
    async (pointer, broken, index) => {
      const made = await create(`Suite broken ${index}`);
      const known = await readRevisions(own.queries);
      const writes = [own.documents.create(kind, broken, by), change(made.name, () => broken)];
      for (const failure of await Promise.all(writes.map(refusal))) {
        const pointers = failure.reason === 'invalid' ? failure.violations.map((each) => each.pointer) : [];
        expect(pointers).toContain(pointer);
      }
      expect(await own.documents.get(kind, made.name)).toEqual(made);
      expect(await readRevisions(own.queries)).toEqual(known);
    },
  );

  test('a name is given once', async () => {
    await create('Suite twice');
    await create('Suite other');
    const taken = { reason: 'duplicate', noun: kind.noun, name: 'Suite twice' };
    expect(await refusal(create('Suite twice'))).toMatchObject(taken);
    expect(await refusal(rename('Suite other', 'Suite twice'))).toMatchObject(taken);
    expect(await own.documents.get(kind, 'Suite other')).toMatchObject({ version: 1 });
  });

  test('another name is the same document, and the former one is free', async () => {
    const made = await create('Suite former');
    const renamed = await rename('Suite former', 'Suite latter');
    expect(renamed).toMatchObject({ id: made.id, name: 'Suite latter', version: 2 });
    expect(renamed.doc).toEqual(called(doc('Suite former'), 'Suite latter'));
    expect((await versionsOf(made.id)).map((row) => [row.action, row.name])).toEqual([
      ['rename', 'Suite latter'],
      ['create', 'Suite former'],
    ]);
    expect((await create('Suite former')).id).not.toBe(made.id);
  });

  describe.each(referrers.map((referrer, index) => [referrer.kind, referrer, index] as const))(
    'from %s',
    (from, referrer, index) => {
      const { kind: other } = registry.moduleOf(from);
      const otherShown = kindCases[from]?.shown ?? ((given: JsonObject) => `'${other.nameOf(given)}'`);
      const refer = (otherDoc: string, target: string) =>
        own.documents.create(other, referrer.doc(otherDoc, target), by);
      const named = (words: string) => `Suite ${words} ${name} ${from} ${index}`;

      test('a reference follows the name, and the log says why', async () => {
        const [target, now, follower] = [named('target'), named('target now'), named('follower')];
        await create(target);
        const before = await refer(follower, target);
        await rename(target, now);
        const after = await own.documents.get(other, { id: before.id });
        expect(after.doc).toEqual(referrer.doc(follower, now));
        expect((await versionsOf(before.id)).map(({ action }) => action)).toEqual(['follow', 'create']);
        const cause = `because the ${kind.noun} '${target}' was renamed to '${now}'.`;
        const entries = await logOf(`The ${other.noun} ${otherShown(after.doc)} was updated ${cause}`);
        expect(entries).toHaveLength(1);
      });

      test('a reference to what is not there is refused, unless it may be missing', async () => {
        if (referrer.mayBeMissing) {
          expect(await refer(named('lost'), named('nowhere'))).toMatchObject({ version: 1 });
          return;
        }
        const failure = await refusal(refer(named('lost'), named('nowhere')));
        expect(failure).toMatchObject({ reason: 'invalid' });
        const message = `There is no ${kind.noun} '${named('nowhere')}'.`;
        expect(failure.reason === 'invalid' && failure.violations.map((each) => each.message)).toEqual([
          message,
        ]);
      });

      test('it stays while something refers to it, unless that is to be left behind', async () => {
        const [kept, keeper] = [named('kept'), named('keeper')];
        const made = await create(kept);
        await refer(keeper, kept);
        expect(await refusal(remove(kept))).toEqual({
          ...{ reason: 'referenced', noun: kind.noun, name: kept, count: 1 },
        });
        expect(await own.documents.get(kind, kept)).toEqual(made);
        await remove(kept, true);
        const left = await own.documents.get(other, keeper);
        expect(left).toMatchObject({ version: 1, doc: referrer.doc(keeper, kept) });
        // Saving what is left does not take mending it first.
        const same = { ...any, change: kindCases[from]?.changed ?? fault('missing') };
        expect((await own.documents.update(other, keeper, same)).version).toBe(2);
      });

      test('it can go once nothing refers to it any more', async () => {
        const [free, leaving] = [named('free'), named('leaving')];
        await create(free);
        await refer(leaving, free);
        await own.documents.remove(other, leaving, { ...any, isForced: false });
        await remove(free);
        expect(await refusal(own.documents.get(kind, free))).toMatchObject(missing);
      });
    },
  );

  describe.each(parts?.referrers ?? [])('from $kind to a part', (referrer) => {
    const { kind: other } = registry.moduleOf(referrer.kind);
    const { doc: partDoc, without } = parts ?? fault('There are no parts.');

    test('a reference follows the name of the part, which cannot be taken away', async () => {
      const [target, follower] = [`Suite parts ${referrer.kind}`, `Suite of parts ${referrer.kind}`];
      await own.documents.create(kind, partDoc(target, 'former'), by);
      await own.documents.create(other, referrer.doc(follower, target, 'former'), by);
      await change(target, () => partDoc(target, 'latter'));
      const followed = await own.documents.get(other, follower);
      expect(followed).toMatchObject({ version: 2, doc: referrer.doc(follower, target, 'latter') });
      expect(await refusal(change(target, () => without(target)))).toEqual({
        ...{ reason: 'partsReferenced', noun: kind.noun, name: target, parts: new Map([['latter', 1]]) },
      });
      await own.documents.remove(other, follower, { ...any, isForced: false });
      expect((await change(target, () => without(target))).doc).toEqual(without(target));
    });
  });

  if (needed !== null) {
    test('what the product needs can change, but keeps its name and stays', async () => {
      const made = await own.documents.create(kind, needed(doc('Suite needed')), by);
      const required = { reason: 'required', noun: kind.noun, name: 'Suite needed' };
      expect(await refusal(remove('Suite needed', true))).toEqual(required);
      expect(await refusal(rename('Suite needed', 'Suite not needed'))).toEqual(required);
      expect(await own.documents.get(kind, 'Suite needed')).toEqual(made);
      expect((await change('Suite needed')).version).toBe(2);
    });
  }

  test('its versions are listed, the newest first, and each is read as it was', async () => {
    const first = await create('Suite versions');
    const second = await change('Suite versions');
    const third = await rename('Suite versions', 'Suite versions now');
    const all = [third, second, first];
    const listed = await versionsOf(first.id);
    expect(listed.map(({ action, ...row }) => [action, row])).toEqual(
      ['rename', 'update', 'create'].map((action, index) => {
        const { doc: _doc, ...row } = all[index] ?? fault('There are three.');
        return [action, row];
      }),
    );
    await remove('Suite versions now');
    for (const version of all) {
      expect(await findVersion(own.queries, first.id, version.version)).toEqual(version);
    }
    expect(await findVersion(own.queries, first.id, 4)).toBeNull();
  });

  test('the log tells of every write in the words of the kind', async () => {
    const made = await create('Suite logged');
    const second = await change('Suite logged');
    const third = await rename('Suite logged', 'Suite renamed');
    await remove('Suite renamed');
    const words = `The ${kind.noun}`;
    const messages = [
      ['Created', `${words} ${shown(made.doc)} was created.`],
      ['Updated', `${words} ${shown(second.doc)} was updated.`],
      ['Renamed', `${words} ${shown(second.doc)} was renamed to ${shown(third.doc)}.`],
      ['Deleted', `${words} ${shown(third.doc)} was deleted.`],
    ];
    for (const [action, message = ''] of messages) {
      const type = kind.noun.replaceAll(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase());
      expect(await logOf(message)).toMatchObject([{ action, message, type, userId: 'admin' }]);
    }
  });

  test('servers are notified of every write, for those who watch it by name or by id', async () => {
    const made = await create('Suite watched');
    const saved = await own.documents.update(kind, 'Suite watched', {
      ...{ ...any, change: changed, clientTag: 'suite' },
    });
    await remove('Suite watched');
    const topics = [topicOf(name, 'Suite watched'), topicOf(name, { id: made.id }), topicOf(name, null)];
    const last = saved.revision + 1;
    const reported = await own.receivedUpTo(name, last);
    expect(reported.filter(({ revision }) => revision >= made.revision)).toEqual([
      { is: 'saved', name: 'Suite watched', version: 1, ...describeSummary(made, topics) },
      {
        is: 'saved',
        name: 'Suite watched',
        version: 2,
        ...describeSummary(saved, topics),
        clientTag: 'suite',
      },
      { is: 'deleted', ...describeSummary(saved, topics), time: expect.any(Number), revision: last },
    ]);
  });

  test('a write that is sent again is made once', async () => {
    const keyed = (key: string, fingerprint = 'same') => ({
      requestKey: { key: `${key} ${name}`, fingerprint },
    });
    const createAgain = (fingerprint?: string) =>
      own.documents.create(kind, doc('Suite again'), { ...by, ...keyed('create', fingerprint) });
    const made = await createAgain();
    expect(await createAgain()).toEqual(made);
    expect(await refusal(createAgain('other'))).toEqual({ reason: 'keyReused' });
    const updateAgain = () =>
      own.documents.update(kind, 'Suite again', { ...knowing(made), ...keyed('update'), change: changed });
    const saved = await updateAgain();
    expect(await updateAgain()).toEqual(saved);
    const removeAgain = () =>
      own.documents.remove(kind, 'Suite again', { ...knowing(saved), ...keyed('remove'), isForced: false });
    await removeAgain();
    await removeAgain();
    expect(await versionsOf(made.id)).toHaveLength(2);
  });

  test('of a hundred who write at once one wins', async () => {
    const made = await create('Suite race');
    const write = async (): Promise<StoredDocument> => {
      for (;;) {
        const work = own.documents.update(kind, 'Suite race', { ...knowing(made), change: changed });
        // Of so many some may have to wait too long. Nothing is written then, and they come again.
        const written = await work.catch((error: unknown) => {
          if (error instanceof StoreError && error.failure.reason === 'busy') return null;
          throw error;
        });
        if (written) return written;
      }
    };
    const results = await Promise.allSettled(Array.from({ length: 100 }, write));
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(won).toMatchObject([{ version: 2, doc: changed(doc('Suite race')) }]);
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.failure] : []));
    const [current] = won;
    expect(lost).toHaveLength(99);
    for (const failure of lost) expect(failure).toMatchObject({ reason: 'stale', current });
    expect(await versionsOf(made.id)).toHaveLength(2);
  });
});

function describeSummary({ revision, time }: StoredDocument, topics: readonly string[]) {
  return { topics, revision, time, authorId: 'admin', clientTag: null };
}

/** What the log has with exactly that message. */
async function logOf(message: string) {
  const page = await readLogPage(own.queries, { filterText: message }, { startIndex: 0, numberOfRows: 100 });
  return page.entries.filter((entry) => entry.message === message);
}
