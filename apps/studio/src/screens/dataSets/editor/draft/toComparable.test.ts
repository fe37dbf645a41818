import type { DataSet } from '@studio/api';
import { expect, test } from 'vitest';
import { customSet } from '../../fixtures/dataSetDocs.ts';
import type { DataSetDraft } from './DataSetDraft.ts';
import { toComparable } from './toComparable.ts';
import { toDraft } from './toDraft.ts';

/** One criterion, with white space around what the field has to be. */
const spaced: DataSet = {
  ...customSet,
  items: [
    {
      name: 'Metal',
      value: 'M',
      grouping: '',
      ordering: 0,
      enhancedDynamicDataItemCriteriaList: [
        {
          dataSetName: customSet.name,
          value: 'M',
          productName: null,
          fieldValue1: ' metal ',
          fieldValue2: null,
          fieldValue3: null,
          ordering: 0,
        },
      ],
    },
  ],
  dynamicDataSetDependency: {
    productDependent: false,
    sourceFieldDependencies: [
      { formTemplateUniqueName: 'Building', fieldName: 'roofType', key: 'Building|roofType' },
    ],
  },
};

test('a row that drafts of two versions share is read by what is stored in each', () => {
  const loaded = toDraft(spaced);
  const typed: DataSetDraft = { ...loaded, storedCriteria: new Map() };
  const criteriaOf = (draft: DataSetDraft) => (toComparable(draft, spaced) as { criteria: unknown }).criteria;
  const [asStored, asTyped] = ['["M"," metal "]', '["M","metal"]'];
  expect([loaded, typed, loaded].flatMap(criteriaOf)).toEqual([asStored, asTyped, asStored]);
});
