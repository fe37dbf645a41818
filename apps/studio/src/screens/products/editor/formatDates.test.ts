import { expect, test } from 'vitest';
import { newProduct } from '../products.api.ts';
import { formatDates } from './formatDates.ts';
import { type ProductDraft, toProductDraft } from './productDraft.ts';

const draft = (given: Partial<ProductDraft>): ProductDraft => ({ ...toProductDraft(newProduct), ...given });

test('agents and underwriters share a sentence, and what has no limit says so', () => {
  const boundaries = {
    ...{ producerBackdateBoundary: -30, producerFuturedateBoundary: 1, uwFuturedateBoundary: 0 },
    ...{ producerSubmitPendingBoundary: 60, uwSubmitPendingBoundary: 60 },
  };
  expect(formatDates(draft(boundaries))).toEqual([
    'Agents may backdate up to 30 days; underwriters without limit.',
    'Agents may choose an effective date up to 1 day ahead; underwriters none in the future.',
    'What agents and underwriters submit may be pending for up to 60 days.',
    'A policy may last any time.',
  ]);
});

test('who may not comes first, then who may nevertheless', () => {
  const none = {
    ...{ producerBackdateBoundary: 0, uwBackdateBoundary: -90 },
    ...{ producerFuturedateBoundary: 0, uwFuturedateBoundary: 0, producerSubmitPendingBoundary: 0 },
  };
  expect(formatDates(draft(none)).slice(0, 3)).toEqual([
    'Agents may not backdate; underwriters may, up to 90 days.',
    'Agents and underwriters may not choose an effective date in the future.',
    'What agents submit may not be pending; what underwriters submit may, without limit.',
  ]);
});

test('of a product that is only quoted the period alone is shown', () => {
  const quoted = { type: 'Quoteable', policyDateRangeBoundary: 12 } as const;
  expect(formatDates(draft({ ...quoted, policyDateRangeBoundaryUnit: 'months' }))).toEqual([
    'A policy may last up to 12 months.',
  ]);
  expect(formatDates(draft({ ...quoted, policyDateRangeBoundary: 0 }))).toEqual([
    'A policy may not last a day.',
  ]);
});
