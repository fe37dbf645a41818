import {
  createStudioClient,
  type DataSet,
  type DataSetWrite,
  result,
  type Session,
  type StudioClient,
} from '@studio/api';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';

let count = 0;

/** A signed-in user who calls the server without a browser. */
export class ApiUser {
  readonly client: StudioClient;
  readonly session: Session;

  private constructor(client: StudioClient, session: Session) {
    this.client = client;
    this.session = session;
  }

  /** Signs in with the demo password. */
  static async signIn(baseUrl: string, username: string, password = 'studio-demo'): Promise<ApiUser> {
    let clientId: string | null = null;
    let loginToken: string | null = null;
    const client = createStudioClient({
      baseUrl,
      getClientId: () => clientId,
      getLoginToken: () => loginToken,
    });
    const { data, response } = await result<Session>(
      client.POST('/rest/Login', { body: { username, password } }),
    );
    clientId = data.clientId;
    loginToken = /studioLogin=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? null;
    return new ApiUser(client, data);
  }

  /** Creates a static data set with a name of its own; items are label and value, with a group if there is a third. */
  async createSet(prefix: string, items: ItemTexts): Promise<string> {
    count += 1;
    const name = `${prefix} ${process.pid}-${count}-${Date.now().toString(36)}`;
    await this.createNamed(name, items);
    return name;
  }

  /** The same with a given name. */
  async createNamed(name: string, items: ItemTexts): Promise<void> {
    await result(this.client.POST('/rest/DataSet', { body: setOf(name, items) }));
  }

  /** Renames a static set, and replaces its items. */
  async rename(dataSetName: string, name: string, items: ItemTexts): Promise<void> {
    const { etag } = await this.load(dataSetName);
    const params = { path: { dataSetName }, header: { 'If-Match': etag } };
    await result(this.client.POST('/rest/DataSet/{dataSetName}', { params, body: setOf(name, items) }));
  }

  async load(dataSetName: string): Promise<{ doc: DataSet; etag: string }> {
    const { data, etag } = await result(
      this.client.GET('/rest/DataSet/{dataSetName}', { params: { path: { dataSetName } } }),
    );
    return { doc: data, etag: etag ?? '' };
  }

  /** Label and value of every item, in order. */
  async items(dataSetName: string): Promise<string[]> {
    const { doc } = await this.load(dataSetName);
    return doc.items.map(({ name, value, grouping }) => [grouping, name, value].filter(Boolean).join(' | '));
  }

  /** Replaces the items, as somebody else would. */
  async replaceItems(dataSetName: string, items: ItemTexts): Promise<void> {
    const { etag } = await this.load(dataSetName);
    const params = { path: { dataSetName }, header: { 'If-Match': etag } };
    await result(
      this.client.POST('/rest/DataSet/{dataSetName}', { params, body: setOf(dataSetName, items) }),
    );
  }

  /** Deletes a set as it is now, as somebody else would. */
  async deleteSet(dataSetName: string): Promise<void> {
    const { etag } = await this.load(dataSetName);
    const params = { query: { dataSetName, forceDelete: true }, header: { 'If-Match': etag } };
    await result(this.client.DELETE('/rest/DataSet/delete', { params }));
  }

  /** Ends every session but this one. */
  async signOut(): Promise<void> {
    await result(this.client.DELETE('/rest/Login'));
  }
}

/** Items by label and value, with a group if there is a third. */
type ItemTexts = readonly (readonly [label: string, value: string, group?: string])[];

function setOf(name: string, items: ItemTexts): DataSetWrite {
  return staticSet(name, {
    description: 'Made for a test',
    items: items.map(([label, value, grouping = ''], ordering) => item(label, value, ordering, { grouping })),
  });
}
