import type { ApiClient } from '../support/contract/ApiClient.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { isDisconnection } from './Workload.ts';

interface Version {
  description: string;
  etag: string;
}

/** A writer with some data sets that no one else changes, which it saves in turn. */
export class OwnSets {
  readonly names: readonly string[];
  /** By name: all that were acknowledged, in order. */
  readonly acknowledged = new Map<string, Version[]>();
  readonly #client: ApiClient;
  #isStopped = false;
  #saves = 0;

  constructor(client: ApiClient, names: readonly string[]) {
    this.#client = client;
    this.names = names;
  }

  get saves(): number {
    return this.#saves;
  }

  async create(): Promise<void> {
    for (const name of this.names) {
      const { etag } = await this.#client.call('createDataSet', { body: staticSet(name) });
      this.acknowledged.set(name, [{ description: '', etag }]);
    }
  }

  /** Saves until it is stopped or its server is gone. */
  async run(): Promise<void> {
    this.#isStopped = false;
    try {
      while (!this.#isStopped) await this.save(this.names[this.#saves % this.names.length] ?? '');
    } catch (error) {
      if (!isDisconnection(error)) throw error;
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Saves one of its sets; as the same save again while the server is busy. */
  async save(name: string): Promise<void> {
    const versions = this.acknowledged.get(name) ?? [];
    const description = `Save ${this.#saves}`;
    const headers = { 'if-match': versions.at(-1)?.etag, 'idempotency-key': `${name} ${this.#saves}` };
    const body = staticSet(name, { description });
    const input = { path: { dataSetName: name }, body, headers };
    let answer = await this.#client.call('updateDataSet', input);
    while (answer.status === 503) answer = await this.#client.call('updateDataSet', input);
    answer.body(200);
    const { etag } = answer;
    versions.push({ description, etag });
    this.#saves += 1;
  }
}
