import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Deed, RacingUser } from './testing/RacingUser.ts';
import { Replacements } from './testing/Replacements.ts';
import { runs } from './testing/runs.ts';
import { type FieldsDoc, type Journey, SimulatedServer, turns } from './testing/SimulatedServer.ts';

const journeys: fc.Arbitrary<Journey> = fc.record({
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('arrive' as const) },
    { weight: 1, arbitrary: fc.constantFrom('lost on the way', 'answer lost', 'refused') },
  ),
  turnsThere: fc.nat({ max: 6 }),
  turnsBack: fc.nat({ max: 6 }),
});
const direct: Journey = { fate: 'arrive', turnsThere: 1, turnsBack: 1 };

const names = [0, 1, 2] as const;

/** What one of the users does, and how many turns later the next thing happens. */
const acts = fc.record({
  user: fc.constantFrom(...names),
  deed: fc.oneof<fc.WeightedArbitrary<Deed>[]>(
    { weight: 6, arbitrary: fc.constant('edit') },
    { weight: 6, arbitrary: fc.constantFrom('save', 'save twice') },
    { weight: 2, arbitrary: fc.constantFrom('rebase', 'undo', 'redo') },
    { weight: 1, arbitrary: fc.constantFrom('cut', 'mend') },
  ),
  field: fc.constantFrom('a', 'b'),
  pause: fc.nat({ max: 8 }),
});

const races = [
  fc.array(acts, { maxLength: 18 }),
  fc.array(journeys, { maxLength: 14 }),
  fc.array(fc.boolean(), { minLength: names.length, maxLength: names.length }),
] as const;

/** Users of one document, and news of every save that reaches them while they go on. */
class Race {
  readonly server: SimulatedServer;
  readonly users: readonly RacingUser[];
  readonly running: Promise<unknown>[] = [];
  readonly #ways: Journey[];

  constructor(start: FieldsDoc, ways: readonly Journey[], eager: readonly boolean[]) {
    this.#ways = [...ways];
    this.server = new SimulatedServer(start, () => this.#ways.shift() ?? direct);
    this.users = eager.map((isEager) => new RacingUser(this.server, isEager));
    this.server.onWrite(() => {
      for (const user of this.users) if (user.isEager) this.running.push(user.rebaseOnto());
    });
  }

  /** Lets everything happen that was begun; after that nothing is lost or late. */
  async untilIdle(): Promise<void> {
    for (let ended = 0; ended < this.running.length; ended += 1) await this.running[ended];
    this.#ways.length = 0;
  }
}

/** Fields of each user's own. */
const ownFields = Object.fromEntries(
  names.flatMap((name) => [`${name}a`, `${name}b`].map((field) => [field, ''])),
);

function own({ editor }: RacingUser, name: number): FieldsDoc {
  const entries = Object.entries(editor.state.draft);
  return Object.fromEntries(entries.filter(([field]) => field.startsWith(`${name}`)));
}

/** A save that says that it succeeded has been written: nothing that was on screen before it is missing. */
async function checkSaved(user: RacingUser, name: number, server: SimulatedServer, save: Promise<unknown>) {
  const { edits } = user;
  const before = own(user, name);
  if ((await save) === true && user.edits === edits) expect(server.doc).toMatchObject(before);
}

test('10,000 races of three users: no false conflict, and no write is lost', async () => {
  await fc.assert(
    fc.asyncProperty(...races, async (plan, ways, eager) => {
      const race = new Race(ownFields, ways, eager);
      const { server, users, running } = race;
      for (const [index, { user: name, deed, field, pause }] of plan.entries()) {
        const user = users[name];
        if (user === undefined) continue;
        if (deed === 'edit') user.edit(`${name}${field}`, `text ${index}`);
        else running.push(...user.act(deed).map((begun) => checkSaved(user, name, server, begun)));
        await turns(pause);
      }
      await race.untilIdle();
      const wanted = Object.assign({}, ...users.map(own)) as FieldsDoc;
      for (const user of users) await user.finish(() => 'mine');
      for (const user of users) await user.rebaseOnto();
      expect(users.map(({ conflicts }) => conflicts)).toEqual([0, 0, 0]);
      expect(server.doc).toEqual(wanted);
      for (const { editor } of users) {
        expect(editor.state.draft).toEqual(server.doc);
        expect(editor.isDirty).toBe(false);
      }
    }),
    { numRuns: runs(5_000) },
  );
}, 120_000);

const choices = fc.infiniteStream(fc.constantFrom('mine' as const, 'theirs' as const, 'a third' as const));

test('10,000 races for the same fields: nothing is lost that was not typed over or given up', async () => {
  await fc.assert(
    fc.asyncProperty(...races, choices, async (plan, ways, eager, picks) => {
      const race = new Race({ a: 'a', b: 'b' }, ways, eager);
      const { server, users, running } = race;
      const replacements = new Replacements(server, users);
      const choose = (mine: string, theirs: string) =>
        replacements.choose(mine, theirs, picks.next().value ?? 'mine');
      for (const [index, { user: name, deed, field, pause }] of plan.entries()) {
        const user = users[name];
        if (user === undefined || deed === 'undo' || deed === 'redo') continue;
        if (deed === 'edit') replacements.type(user, field, `text ${index}`);
        else running.push(...user.act(deed));
        await turns(pause);
        if (!user.editor.state.isSaving) user.resolveConflict(choose);
      }
      await race.untilIdle();
      for (const user of users) await user.finish(choose);
      for (const user of users) await user.rebaseOnto();
      await race.untilIdle();
      expect(replacements.unexplained).toEqual([]);
      for (const { editor } of users) {
        expect(editor.state.draft).toEqual(server.doc);
        expect(editor.isDirty).toBe(false);
      }
    }),
    { numRuns: runs(5_000) },
  );
}, 120_000);
