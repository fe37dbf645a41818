import { expect, test } from 'vitest';
import { newProduct } from '../products.api.ts';
import { productEditor } from './route.tsx';

const doc = { ...newProduct, id: '7', name: 'Surety', shortName: 'SU' };

test('values of hidden sections are saved, and not checked', () => {
  const { definition, toBody } = productEditor;
  const draft = {
    ...definition.toDraft(doc),
    ...{ ratingAdapterBeanName: 'autoRating', autoRequestCancellationFlag: true, enableRefreshQuote: false },
  };
  expect(definition.isValid(draft, doc)).toBe(false);
  const submittable = { ...draft, type: 'Submmitable' as const };
  expect(definition.isValid(submittable, doc)).toBe(true);
  expect(toBody(submittable, doc)).toMatchObject({
    ...{ ratingAdapterBeanName: 'autoRating', autoRequestCancellationFlag: true, enableRefreshQuote: false },
    selectableOnQuote: false,
  });
  const quotable = { ...draft, type: 'Quoteable' as const, uwBackdateBoundary: -30 };
  expect(toBody(quotable, doc)).toMatchObject({ uwBackdateBoundary: -30, selectableOnSubmission: false });
  // An edit that is hidden counts as one.
  expect(definition.normalise(submittable, doc)).not.toEqual(
    definition.normalise({ ...submittable, ratingAdapterBeanName: null }, doc),
  );
});
