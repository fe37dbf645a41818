import { type DataItem, type DataSetWrite, result } from '@studio/api';
import { signInClient } from './signInClient.ts';

/** A set that is measured. */
export interface LargeSet {
  readonly title: string;
  readonly name: string;
  readonly type: 0 | 2;
}

const itemCount = 5000;
const groupSize = 490;
/** The first group: its items are moved to the next one. */
const movedCount = 100;

const settings = {
  description: 'Made for measuring',
  supportSearch: false,
  minSearchStringLength: 3,
  repeatingFormTemplateUniqueName: null,
} as const;

/** Creates a Static set of 5,000 items in eleven groups, and a dependent one in which each item has a criterion. */
export async function createLargeSets(baseUrl: string): Promise<readonly LargeSet[]> {
  const sets: readonly LargeSet[] = [
    { title: 'Static', name: 'Bench static', type: 0 },
    { title: 'Product/Field Dependent, 5,000 criteria', name: 'Bench dependent', type: 2 },
  ];
  const client = await signInClient(baseUrl);
  for (const { name, type } of sets)
    await result(client.POST('/rest/DataSet', { body: type === 0 ? staticSet(name) : dependentSet(name) }));
  return sets;
}

function items(): DataItem[] {
  return Array.from({ length: itemCount }, (_, ordering) => ({
    name: `Industry ${ordering} of the list`,
    value: String(110_000 + ordering),
    grouping: ordering < movedCount ? 'Moved' : `Sector ${Math.floor((ordering - movedCount) / groupSize)}`,
    ordering,
  }));
}

function staticSet(name: string): DataSetWrite {
  return {
    ...settings,
    name,
    type: 0,
    dynamicDefault: null,
    generatorBeanName: null,
    clearInvalidFieldValue: null,
    items: items(),
  };
}

function dependentSet(name: string): DataSetWrite {
  return {
    ...settings,
    name,
    type: 2,
    dynamicDefault: false,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    clearInvalidFieldValue: false,
    dependency: { productDependent: true, sourceFieldDependencies: [] },
    enhancedDynamicDataItems: items().map((item) => ({
      ...item,
      enhancedDynamicDataItemCriteriaList: [
        {
          dataSetName: name,
          value: item.value,
          productName: item.ordering % 2 === 0 ? 'Businessowners' : 'Commercial Auto',
          fieldValue1: null,
          fieldValue2: null,
          fieldValue3: null,
          ordering: item.ordering,
        },
      ],
    })),
  };
}
