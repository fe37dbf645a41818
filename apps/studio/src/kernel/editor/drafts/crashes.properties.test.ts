import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type FieldsDoc, type Journey, SimulatedServer, turns } from '../testing/SimulatedServer.ts';
import { DraftStore } from './DraftStore.ts';
import { fakePage } from './testing/fakePage.ts';
import { Sitting } from './testing/Sitting.ts';

afterEach(() => vi.unstubAllGlobals());

const direct: Journey = { fate: 'arrive', turnsThere: 1, turnsBack: 1 };

const journeys: fc.Arbitrary<Journey> = fc.record({
  fate: fc.constantFrom('arrive', 'arrive', 'answer lost', 'answer lost', 'lost on the way', 'refused'),
  turnsThere: fc.nat({ max: 6 }),
  turnsBack: fc.nat({ max: 6 }),
});

const deeds = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), field: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'crash', 'crash', 'other') }),
  fc.record({ kind: fc.constant('save' as const), way: journeys, isAwaited: fc.boolean() }),
);

type Deed = typeof deeds extends fc.Arbitrary<infer One> ? One : never;

/** One user whose tab dies again and again, and another one who saves something else. */
class Trouble {
  readonly store = DraftStore.open();
  readonly server = new SimulatedServer({ a: '', b: '', other: '' }, () => this.#ways.shift() ?? direct);
  sitting = this.#sitDown();
  readonly running: Promise<unknown>[] = [];
  conflicts = 0;
  readonly #ways: Journey[] = [];

  async act(deed: Deed, text: string): Promise<void> {
    const { editor } = this.sitting;
    if (deed.kind === 'edit') editor.edit({ ...editor.state.draft, [deed.field]: text });
    if (deed.kind === 'undo') editor.undo();
    if (deed.kind === 'save') await this.#save(deed);
    if (deed.kind === 'crash') await this.#crash();
    if (deed.kind === 'other') await this.#saveOther(text);
    if (this.sitting.editor.state.conflict !== null) this.conflicts += 1;
  }

  own(): FieldsDoc {
    const { a = '', b = '' } = this.sitting.editor.state.draft;
    return { a, b };
  }

  async finish(): Promise<void> {
    await Promise.all(this.running);
    this.#ways.length = 0;
    for (let tries = 0; tries < 3; tries += 1) await this.sitting.editor.save();
    await this.sitting.keeper.stop();
  }

  /** The repetitions that a save may need arrive. */
  async #save({ way, isAwaited }: { readonly way: Journey; readonly isAwaited: boolean }): Promise<void> {
    this.#ways.splice(0, this.#ways.length, way);
    const saving = this.sitting.editor.save();
    this.running.push(saving);
    if (isAwaited) await saving;
    else await turns(way.turnsThere);
  }

  /** What was typed more than a second ago is there again. */
  async #crash(): Promise<void> {
    await this.sitting.keeper.flush();
    const own = this.own();
    await this.sitting.crash();
    await Promise.all(this.running);
    this.#ways.length = 0;
    this.sitting = this.#sitDown();
    await this.sitting.restore();
    expect(this.own()).toEqual(own);
  }

  async #saveOther(other: string): Promise<void> {
    const base = this.server.current();
    const options = { idempotencyKey: other, clientTag: 'other' };
    await this.server.save({ ...base.doc, other }, base, options).catch(() => undefined);
  }

  #sitDown(): Sitting<FieldsDoc, FieldsDoc> {
    return new Sitting(this.store, this.server.definition(), this.server.current());
  }
}

test('however often the tab dies, a save meets no conflict with itself, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 16 }), async (plan) => {
      fakePage(vi.stubGlobal, new IDBFactory());
      const trouble = new Trouble();
      await trouble.store.records('anna');
      for (const [index, deed] of plan.entries()) await trouble.act(deed, `text ${index}`);
      const own = trouble.own();
      await trouble.finish();
      expect(trouble.conflicts).toBe(0);
      expect(trouble.server.doc).toMatchObject(own);
      expect(await trouble.store.records('anna')).toEqual([]);
      trouble.store.close();
    }),
    { numRuns: 300 },
  );
});
