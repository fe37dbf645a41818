import type { DataSet } from '@studio/api';
import { expect, test } from 'vitest';
import { customSet } from '../../fixtures/dataSetDocs.ts';
import type { DataSetDraft } from './DataSetDraft.ts';
import { toDraft } from './toDraft.ts';
import { toForm } from './toForm.ts';

/** The set with white space around what the first field has to be. */
const spaced: DataSet = {
  ...customSet,
  items: customSet.items.map((item, index) =>
    index > 0
      ? { ...item, enhancedDynamicDataItemCriteriaList: [] }
      : {
          ...item,
          enhancedDynamicDataItemCriteriaList: [
            {
              dataSetName: customSet.name,
              value: item.value,
              productName: null,
              fieldValue1: ' metal ',
              fieldValue2: null,
              fieldValue3: null,
              ordering: 0,
            },
          ],
        },
  ),
};

test('a row that drafts of two versions share is read by what is stored in each', () => {
  const loaded = toDraft(spaced);
  const typed: DataSetDraft = { ...loaded, storedCriteria: new Map() };
  const texts = (draft: DataSetDraft) => JSON.stringify(toForm(draft, spaced));
  expect(texts(loaded)).toContain(' metal ');
  expect(texts(typed)).not.toContain(' metal ');
  expect(texts(loaded)).toContain(' metal ');
});
