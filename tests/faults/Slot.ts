import type { ApiClient } from '../support/contract/ApiClient.ts';
import { type DataSetWrite, toWrite } from '../support/contract/dataSetBodies.ts';

/** A data set as it was acknowledged. */
export interface Acknowledged {
  body: DataSetWrite;
  version: number;
  etag: string;
}

/** One data set that one writer changes: what was acknowledged, and what may have been done without an answer. */
export class Slot {
  /** Null when there is no such set. */
  acknowledged: Acknowledged | null = null;
  /** The body that an unanswered call would leave; null when it deletes, undefined when no call is open. */
  pending: DataSetWrite | null | undefined;

  /**
   * Compares with what the server has, and takes that over.
   * @returns what is wrong: an acknowledged write that is gone, or one that was done by half
   */
  async reconcile(client: ApiClient): Promise<string[]> {
    const { acknowledged, pending } = this;
    const bodies = [acknowledged?.body ?? null, ...(pending === undefined ? [] : [pending])];
    const names = [...new Set(bodies.flatMap((body) => body?.name ?? []))];
    const found = (await Promise.all(names.map((name) => read(client, name)))).filter(
      (state) => state !== null,
    );
    this.pending = undefined;
    if (found.length > 1) return [`${names.join(' and ')} are both there`];
    const [state = null] = found;
    this.acknowledged = state;
    const isOld = isSame(state, acknowledged?.body ?? null) && state?.etag === acknowledged?.etag;
    const isNew = pending !== undefined && isSame(state, pending);
    if (isOld || isNew) return [];
    return [`${names.join(' or ')}: ${JSON.stringify(state)} is neither ${JSON.stringify(bodies)}`];
  }
}

/** The state of a set; null when there is none. */
export async function read(client: ApiClient, dataSetName: string): Promise<Acknowledged | null> {
  const answer = await client.call('getDataSet', { path: { dataSetName } });
  if (answer.status === 404) return null;
  const dataSet = answer.body(200);
  return { body: toWrite(dataSet), version: dataSet.version, etag: answer.etag };
}

/** Compares what matters of a set: all that the writers write. */
function isSame(state: Acknowledged | null, body: DataSetWrite | null): boolean {
  return essence(state?.body ?? null) === essence(body);
}

function essence(body: DataSetWrite | null): string {
  if (body === null) return 'none';
  const items = (body.items ?? body.enhancedDynamicDataItems ?? []).map(({ name, value }) => [name, value]);
  return JSON.stringify([body.name, body.type, body.description, items, body.dependency ?? null]);
}
