import { result, type StateRate, type StateRateWrite } from '@studio/api';
import type { ApiUser } from '../../../e2e/apiUser.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

const address = '/rest/StateRate/List';

/** The rate status as cells read it. */
export interface Rates {
  readonly version: number;
  readonly rows: readonly StateRate[];
}

const kind: ObjectKind = {
  oneOf: 'a rate status',
  savedText: 'Successfully Saved State Rates',
  listHeading: 'Manage Data Sets',
  backLink: 'Data sets',
  entryLink: 'Rate status',
  listPath: () => '/config/dataSet/browser',
  anyEditorPath: '/config/rateStatus/manager',
  isSave: (request) =>
    request.method() === 'POST' && new URL(request.url()).pathname === '/rest/StateRate/update',
  isLoad: (request) => request.method() === 'GET' && new URL(request.url()).pathname === address,
  createOther: () => Promise.reject(new Error('There is one rate status.')),
};

async function load(api: ApiUser): Promise<{ readonly doc: Rates; readonly etag: string }> {
  const { data, etag } = await result<StateRate[]>(api.client.GET(address));
  return { doc: { version: Number(/^"(\d+)/.exec(etag ?? '')?.[1] ?? 0), rows: data }, etag: etag ?? '' };
}

async function save(api: ApiUser, etag: string, rows: readonly StateRateWrite[]): Promise<void> {
  const header = { 'If-Match': etag };
  await result(api.client.POST('/rest/StateRate/update', { params: { header }, body: [...rows] }));
}

/** The rate status, of which there is one: a cell begins with some rows as they were made. */
export const rateKind = {
  kind,
  read: readBy<Rates, readonly StateRateWrite[]>(kind, {
    load,
    save: (api, _doc, etag, change) => save(api, etag, change as readonly StateRateWrite[]),
  }),
  reset: async (api: ApiUser, rows: readonly StateRateWrite[]): Promise<void> => {
    await save(api, (await load(api)).etag, rows);
  },
};
