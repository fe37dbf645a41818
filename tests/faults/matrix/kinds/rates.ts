import { result, type StateRate, type StateRateWrite } from '@studio/api';
import { loneMatrixKind } from './loneMatrixKind.ts';

const read = '/rest/StateRate/List';
const write = '/rest/StateRate/update';

/** The rate status, of which there is one: a change is all rows. */
export const rateKind = loneMatrixKind({
  oneOf: 'a rate status',
  savedText: 'Successfully Saved State Rates',
  entryLink: 'Rate status',
  path: '/config/rateStatus/manager',
  ...{ read, write },
  get: (api) => result<StateRate[]>(api.client.GET(read)),
  toDoc: (rows, version) => ({ rows, version }),
  save: (api, etag, rows: readonly StateRateWrite[]) =>
    result(api.client.POST(write, { params: { header: { 'If-Match': etag } }, body: [...rows] })),
});
