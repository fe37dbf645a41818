import type { DataSetDependency } from '@studio/api';
import { expect, test } from 'vitest';
import type { LoadedOptions } from '../../../../../kernel/formView/loadOptions.ts';
import { chosenFor, dependentSets, keysOfDependencies, offeredOptions } from './offered.ts';

const values = ['any', 'auto', 'slate', 'both'];
const criterion = (productName: string | null, fieldValue1: string | null) => ({
  ...{ dataSetName: 'Covering', value: '', productName, fieldValue1, fieldValue2: null, fieldValue3: null },
  ordering: 0,
});
const criteria = new Map([
  ['auto', [criterion('Auto', null)]],
  ['slate', [criterion(null, 'SLATE')]],
  ['both', [criterion('Property', 'SLATE'), criterion('Auto', 'TILE')]],
]);
const toOptions = (some: readonly string[]) => some.map((value) => ({ value, label: value }));
const options: LoadedOptions = new Map([
  ['Covering', Object.assign(toOptions(values), { criteria })],
  ['State', toOptions(['TX'])],
]);
const dependency: DataSetDependency = {
  productDependent: true,
  sourceFieldDependencies: [
    { formTemplateUniqueName: 'Form', fieldName: 'roof', key: 'Form|roof' },
    { formTemplateUniqueName: 'Other', fieldName: 'city', key: 'Other|city' },
  ],
};
const dependencies = new Map([['Covering', dependency]]);

test.each<[roof: string | readonly string[] | null, product: string | null, offered: string[]]>([
  [null, null, ['any', 'auto']],
  [null, 'Property', ['any']],
  ['SLATE', 'Property', ['any', 'slate', 'both']],
  ['SLATE', 'Auto', ['any', 'auto', 'slate']],
  [['TILE', 'SLATE'], 'Auto', ['any', 'auto', 'slate', 'both']],
  ['slate', null, ['any', 'auto']],
])('with %j chosen, and the product %j, what fits is offered', (roof, product, offered) => {
  const chosen = chosenFor(dependencies, { 'Form::roof': roof, 'Other::city': 'Boston' });
  const found = offeredOptions(options, chosen, product);
  expect(found.get('Covering')?.map(({ value }) => value)).toEqual(offered);
  expect(found.get('State')).toBe(options.get('State'));
});

test('sets without criteria are as they were loaded, and nothing is asked about them', () => {
  expect(dependentSets(options)).toEqual(['Covering']);
  expect(keysOfDependencies(dependencies)).toEqual(['Form::roof', 'Other::city']);
  expect(offeredOptions(options, chosenFor(new Map(), {}), 'Auto')).toBe(options);
});
