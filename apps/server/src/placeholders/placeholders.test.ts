import { expect, test } from 'vitest';
import { buildDemoContent } from '../demo/buildDemoContent.ts';
import { placeholderNames } from './placeholderNames.ts';
import { labelOf, sampleOf } from './sampleOf.ts';

test('every placeholder of the demo content is known, once', () => {
  const { emailTemplates, popupTemplates } = buildDemoContent({ now: Date.UTC(2026, 10, 22) });
  const texts = [...emailTemplates, ...popupTemplates].map((template) => JSON.stringify(template));
  const used = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  expect(used.length).toBeGreaterThan(300);
  expect([...new Set(used)].filter((name) => !placeholderNames.includes(name))).toEqual([]);
  expect(new Set(placeholderNames).size).toBe(placeholderNames.length);
});

test('names are words, and samples look like the values', () => {
  expect(labelOf('insuredContactName')).toBe('Insured contact name');
  expect(labelOf('quoteUrl')).toBe('Quote URL');
  expect(sampleOf('insuredName')).toBe('Prairie Freight LLC');
  expect(sampleOf('quoteExpirationDate')).toBe('12/31/2026');
  expect(sampleOf('totalPremium')).toBe('$13,104.00');
  expect(sampleOf('dominantCauseOfLoss')).toBe('Dominant cause of loss');
});

test('related samples differ as they do in life', () => {
  expect(`${sampleOf('effectiveDate')} to ${sampleOf('expirationDate')}`).toBe('12/01/2026 to 12/01/2027');
  expect(sampleOf('maintenanceStart')).not.toBe(sampleOf('maintenanceEnd'));
  const money = [
    'premium',
    'taxesAndFees',
    'totalPremium',
    'occurrenceLimit',
    'propertyDeductible',
    'stampingFee',
  ];
  expect(new Set(money.map(sampleOf)).size).toBe(money.length);
  expect(sampleOf('endorsementDescription')).toBe('add a vehicle');
  const samples = placeholderNames.map(sampleOf);
  const most = Math.max(
    ...samples
      .filter((sample) => sample.startsWith('$'))
      .map((sample) => samples.filter((each) => each === sample).length),
  );
  expect(most).toBeLessThanOrEqual(12);
});
