import { randomUUID } from 'node:crypto';
import type { Answer } from '../../support/contract/Answer.ts';
import { ApiClient, type CallInput } from '../../support/contract/ApiClient.ts';
import type { OperationId } from '../../support/contract/contract.ts';

/** What a server has acknowledged: a version, or that a set is deleted. */
export interface Acknowledgement {
  name: string;
  /** Null for a deletion. */
  version: number | null;
  description: string;
}

/** A client that sends each write under a key of its own, and remembers what was acknowledged under it. */
export class MarkingClient extends ApiClient {
  readonly acknowledged = new Map<string, Acknowledgement>();

  override async call<Id extends OperationId>(id: Id, input: CallInput = {}): Promise<Answer<Id>> {
    if (!['createDataSet', 'updateDataSet', 'deleteDataSet'].includes(id)) return super.call(id, input);
    const key = randomUUID();
    const answer = await super.call(id, { ...input, headers: { ...input.headers, 'idempotency-key': key } });
    if (answer.status < 300) this.acknowledged.set(key, read(answer.text, input));
    return answer;
  }
}

function read(text: string, { query }: CallInput): Acknowledgement {
  if (text === '') return { name: String(query?.['dataSetName']), version: null, description: '' };
  const { name, version, description } = JSON.parse(text) as Acknowledgement;
  return { name, version, description };
}
