import { expect, test } from 'vitest';
import { newProduct } from '../products.api.ts';
import { describeBoundary } from './describeBoundary.ts';
import { type ProductDraft, toProductDraft } from './productDraft.ts';

/** The sentences of all rows, in the order of the form. */
function sentencesOf(given: Partial<ProductDraft>): readonly string[] {
  const draft = { ...toProductDraft(newProduct), ...given };
  return (['future', 'pending', 'back', 'period'] as const).map((row) => describeBoundary(row)(draft));
}

test('agents and underwriters share a sentence, and what has no limit says so', () => {
  const boundaries = {
    ...{ producerBackdateBoundary: -30, producerFuturedateBoundary: 1, uwFuturedateBoundary: 0 },
    ...{ producerSubmitPendingBoundary: 60, uwSubmitPendingBoundary: 60 },
  };
  expect(sentencesOf(boundaries)).toEqual([
    'Agents may choose an effective date up to 1 day ahead; underwriters none in the future.',
    'What agents and underwriters submit may be pending for up to 60 days.',
    'Agents may backdate up to 30 days; underwriters without limit.',
    'A policy may last any time.',
  ]);
});

test('who may not comes first, then who may nevertheless', () => {
  const none = {
    ...{ producerBackdateBoundary: 0, uwBackdateBoundary: -90 },
    ...{ producerFuturedateBoundary: 0, uwFuturedateBoundary: 0, producerSubmitPendingBoundary: 0 },
  };
  expect(sentencesOf(none).slice(0, 3)).toEqual([
    'Agents and underwriters may not choose an effective date in the future.',
    'What agents submit may not be pending; what underwriters submit may, without limit.',
    'Agents may not backdate; underwriters may, up to 90 days.',
  ]);
});

test('a policy period is in days or months, or none', () => {
  const period = (policyDateRangeBoundary: number, policyDateRangeBoundaryUnit: 'days' | 'months') =>
    sentencesOf({ policyDateRangeBoundary, policyDateRangeBoundaryUnit })[3];
  expect([period(12, 'months'), period(1, 'days'), period(0, 'days')]).toEqual([
    'A policy may last up to 12 months.',
    'A policy may last up to 1 day.',
    'A policy may not last a day.',
  ]);
});
