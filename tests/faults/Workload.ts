import type { Answer } from '../support/contract/Answer.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import {
  criterion,
  type DataSetWrite,
  dependentSet,
  item,
  sourceField,
  staticSet,
} from '../support/contract/dataSetBodies.ts';
import type { Random } from './Random.ts';
import { type Acknowledged, Slot } from './Slot.ts';

type Saved = Answer<'createDataSet'> | Answer<'updateDataSet'>;

const writers = 5;
const slotsPerWriter = 4;
const products = ['Surety', 'Ocean Marine', 'Cyber Liability'];
const fields = ['state', 'city', 'street', 'interest'];

/** Writers that create, change, rename and delete data sets, each its own, until the server is gone. */
export class Workload {
  readonly slots: readonly Slot[];
  /** Every acknowledged version, as name and version; deletions are not in it. */
  readonly acknowledgedVersions: { name: string; version: number; description: string }[] = [];
  readonly #random: Random;
  readonly #groups: readonly Slot[][];
  #acknowledged = 0;
  #serial = 0;
  #watch: { count: number; reached: () => void } | undefined;

  constructor(random: Random) {
    this.#random = random;
    this.#groups = Array.from({ length: writers }, () =>
      Array.from({ length: slotsPerWriter }, () => new Slot()),
    );
    this.slots = this.#groups.flat();
  }

  /** How many writes were acknowledged in all. */
  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Resolves when that many more writes are acknowledged. */
  acknowledge(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#watch = { count: this.#acknowledged + count, reached };
    });
  }

  /** Writes until the connection breaks. Rejects when the server answers anything but success, or that it is busy and has written nothing. */
  async run(client: ApiClient): Promise<void> {
    await Promise.all(this.#groups.map((slots) => this.#write(client, slots)));
  }

  async #write(client: ApiClient, slots: readonly Slot[]): Promise<void> {
    for (;;) {
      try {
        const isWritten = await this.#change(client, this.#random.pick(slots));
        if (!isWritten) continue;
      } catch (error) {
        if (isDisconnection(error)) return;
        throw error;
      }
      this.#acknowledged += 1;
      if (this.#watch !== undefined && this.#acknowledged >= this.#watch.count) this.#watch.reached();
    }
  }

  /** @returns whether it was acknowledged; false when the server was busy */
  async #change(client: ApiClient, slot: Slot): Promise<boolean> {
    const { acknowledged } = slot;
    if (acknowledged === null) {
      slot.pending = this.#newBody(`Set ${this.#next()}`);
      return this.#settle(slot, await client.call('createDataSet', { body: slot.pending }), 201);
    }
    const dice = this.#random.below(10);
    if (dice < 2) return this.#remove(client, slot, acknowledged);
    const { name } = acknowledged.body;
    slot.pending = this.#newBody(dice < 5 ? `Set ${this.#next()}` : name);
    const headers = { 'if-match': acknowledged.etag };
    const path = { dataSetName: name };
    return this.#settle(slot, await client.call('updateDataSet', { path, body: slot.pending, headers }), 200);
  }

  async #remove(client: ApiClient, slot: Slot, { body, etag }: Acknowledged): Promise<boolean> {
    slot.pending = null;
    const query = { dataSetName: body.name, forceDelete: true };
    const answer = await client.call('deleteDataSet', { query, headers: { 'if-match': etag } });
    if (isBusy(answer)) return notWritten(slot);
    answer.body(204);
    slot.acknowledged = null;
    slot.pending = undefined;
    return true;
  }

  #settle(slot: Slot, answer: Saved, status: 200 | 201): boolean {
    if (isBusy(answer)) return notWritten(slot);
    if (answer.status !== status || !slot.pending)
      throw new Error(`A write was refused: ${answer.describe()}`);
    const { version } = JSON.parse(answer.text) as { version: number };
    slot.acknowledged = { body: slot.pending, version, etag: answer.etag };
    const { name, description } = slot.pending;
    slot.pending = undefined;
    this.acknowledgedVersions.push({ name, version, description });
    return true;
  }

  /** Documents of a few kilobytes, half of them with references, so that each write touches several tables. */
  #newBody(name: string): DataSetWrite {
    const description = `Change ${this.#next()}`;
    const items = Array.from({ length: 5 + this.#random.below(60) }, (_, index) =>
      item(`${description}, label ${index}`, `${this.#serial}-${index}`, index),
    );
    if (this.#random.below(2) === 0) return staticSet(name, { description, items });
    const criteria = [criterion({ dataSetName: name, productName: this.#random.pick(products) })];
    return dependentSet(name, {
      description,
      enhancedDynamicDataItems: items.map((each, index) =>
        index === 0 ? { ...each, enhancedDynamicDataItemCriteriaList: criteria } : each,
      ),
      dependency: {
        productDependent: true,
        sourceFieldDependencies: [sourceField('LocationSchedule', this.#random.pick(fields))],
      },
    });
  }

  #next(): number {
    this.#serial += 1;
    return this.#serial;
  }
}

/** From now on the set has to be as it was acknowledged. */
function notWritten(slot: Slot): false {
  slot.pending = undefined;
  return false;
}

/** Whether a write was refused because others before it took too long, as may be on a machine that is busy: nothing is written then. */
export function isBusy({ status, text }: { status: number; text: string }): boolean {
  return status === 503 && text.includes('/problems/busy');
}

/** Whether a call failed because the server went away, so that its outcome is unknown. */
export function isDisconnection(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'ECONNRESET' || code === 'ECONNREFUSED' || code === 'EPIPE';
}
