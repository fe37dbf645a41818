import type { ApiClient } from '../support/contract/ApiClient.ts';
import { toWrite } from '../support/contract/dataSetBodies.ts';
import { isBusy, isDisconnection } from './Workload.ts';

/**
 * A data set that forms and rules refer to, renamed again and again: each time one transaction changes documents of
 * several kinds.
 */
export class ReferencedSet {
  readonly #names: readonly [string, string];
  #references = '';
  #acknowledgedName: string;
  #pendingName: string | undefined;

  constructor(name: string) {
    this.#names = [name, `${name} (renamed)`];
    this.#acknowledgedName = name;
  }

  /** Takes down what refers to the set. */
  async remember(client: ApiClient): Promise<void> {
    this.#references = await this.#referencesOf(client, this.#acknowledgedName);
    if (this.#references === '[]') throw new Error(`Nothing refers to ${this.#acknowledgedName}.`);
  }

  /** Renames until the connection breaks. */
  async run(client: ApiClient): Promise<void> {
    for (;;) {
      try {
        await this.#rename(client);
      } catch (error) {
        if (isDisconnection(error)) return;
        throw error;
      }
    }
  }

  /** Compares with what the server has, and takes that over. */
  async reconcile(client: ApiClient): Promise<string[]> {
    const states = await Promise.all(
      this.#names.map((dataSetName) => client.call('getDataSet', { path: { dataSetName } })),
    );
    const there = this.#names.filter((_, index) => states[index]?.status === 200);
    const [name = ''] = there;
    const isExpected = name === this.#acknowledgedName || name === this.#pendingName;
    if (there.length !== 1 || !isExpected) {
      return [
        `Of ${this.#names.join(' and ')} there is: ${there.join(' and ')}, not ${this.#acknowledgedName}`,
      ];
    }
    this.#acknowledgedName = name;
    this.#pendingName = undefined;
    const references = await this.#referencesOf(client, name);
    return references === this.#references ? [] : [`The references to ${name} are ${references}`];
  }

  async #rename(client: ApiClient): Promise<void> {
    const path = { dataSetName: this.#acknowledgedName };
    const current = await client.call('getDataSet', { path });
    const name = this.#names.find((other) => other !== this.#acknowledgedName) ?? '';
    const body = toWrite(current.body(200), { name });
    this.#pendingName = name;
    const answer = await client.call('updateDataSet', { path, body, headers: { 'if-match': current.etag } });
    this.#pendingName = undefined;
    if (isBusy(answer)) return;
    answer.body(200);
    this.#acknowledgedName = name;
  }

  async #referencesOf(client: ApiClient, dataSetName: string): Promise<string> {
    const answer = await client.call('listDataSetReferences', { query: { dataSetName } });
    return JSON.stringify(answer.body(200));
  }
}
