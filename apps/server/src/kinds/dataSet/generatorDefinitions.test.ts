import { expect, test } from 'vitest';
import { dataSetType } from './DataSetDoc.ts';
import { generatorDefinitions, generatorsOf } from './generatorDefinitions.ts';
import { generators } from './generators.ts';

test('those of Custom sets are the ones that write items', () => {
  const custom = generatorsOf(dataSetType.custom).map(({ beanName }) => beanName);
  expect(custom.toSorted()).toEqual([...generators.keys()].toSorted());
});

test('bean names and labels are there once', () => {
  expect(new Set(generatorDefinitions.map(({ beanName }) => beanName)).size).toBe(
    generatorDefinitions.length,
  );
  expect(new Set(generatorDefinitions.map(({ label }) => label)).size).toBe(generatorDefinitions.length);
});
