import { claims } from '../claims.ts';
import { desk } from './desk.ts';

type Names =
  | 'save'
  | 'search'
  | 'loadClaims'
  | 'loadRule'
  | 'loadActions'
  | 'fetchClaims'
  | 'findClaims'
  | 'closeClaims'
  | 'saveRule'
  | 'storeFile';

/** What the examples call, in this application. Its module runs before theirs. */
const names: Pick<typeof globalThis, Names> = {
  save: () => undefined,
  search: () => undefined,
  loadClaims: () => claims,
  loadRule: () => ({ kind: 'CompositeCondition', operator: 'and', subconditions: [] }),
  loadActions: () => [],
  fetchClaims: async ({ startIndex, pageSize }) => ({
    records: claims.slice(startIndex, startIndex + pageSize),
    totalRecords: claims.length,
  }),
  findClaims: async (text) => claims.filter(({ number }) => number.includes(text)),
  closeClaims: async () => undefined,
  saveRule: () => undefined,
  storeFile: async () => undefined,
};

Object.assign(globalThis, names, desk);
