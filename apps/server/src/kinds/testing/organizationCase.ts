import { letterOfAuthority, organization } from './documents.ts';
import { organizationFilterCases } from './filterCases.ts';
import type { KindCase } from './KindCase.ts';
import { referrersTo } from './referrers.ts';

/** Organizations. They are written by calls of their own, since each type takes another permission. */
export const organizationCase: KindCase = {
  doc: organization,
  nameProperty: 'id',
  titleProperty: 'name',
  shown: ({ id, name }) => `'${name}' (${id})`,
  changed: (doc) => ({ ...doc, city: 'Springfield' }),
  needed: null,
  invalid: [
    [{ ...organization('a'), organizationType: 5 }, '/organizationType'],
    [{ ...organization('a'), status: 3 }, '/status'],
    [{ ...organization('a'), parentId: 'a' }, '/parentId'],
    [{ ...organization('a'), letters: [letterOfAuthority('b')] }, '/letters'],
    [
      {
        ...organization('a'),
        organizationType: 2,
        letters: [{ ...letterOfAuthority('b'), expires: '2025-12-31' }],
      },
      '/letters/0/expires',
    ],
    [{ ...organization('a'), emailSignature: { html: '', attachments: [] } }, '/emailSignature/html'],
  ],
  referrers: referrersTo.organization,
  filters: organizationFilterCases,
  calls: null,
};
