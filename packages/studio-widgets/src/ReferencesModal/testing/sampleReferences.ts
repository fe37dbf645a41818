import type { ObjectReference } from '../types.ts';

export const references: readonly ObjectReference[] = [
  { type: 3, name: 'Rate territory', version: 12 },
  { type: 2, name: 'Applicant State', version: 3 },
  { type: 3, name: 'Decline coastal risks', version: 1 },
  { type: 2, name: 'Garage State', version: 2 },
];

export const formReferences: readonly ObjectReference[] = [
  { type: 1, name: 'Total Insured Value', version: 2, status: 0, referenceUri: '1:11' },
  { type: 2, name: 'Applicant Name', version: 4, status: 1, referenceUri: '2:12' },
  { type: 3, name: 'Decline coastal risks', version: null, referenceUri: '3:13' },
  { type: 4, name: 'Roof age score', referenceUri: '4:14' },
  { type: 5, name: 'Vacant Building Supplement', version: 1, status: 2, referenceUri: '5:15' },
  { type: 6, name: 'Deductible by State', referenceUri: '6:16' },
];
