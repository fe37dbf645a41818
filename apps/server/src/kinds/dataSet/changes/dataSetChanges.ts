import type { DataSetDependency, FieldChange } from '@studio/api';
import { diffSequence, type SequenceDiff } from '../../../audit/diff/diffSequence.ts';
import { fieldChange, simpleText } from '../../../audit/diff/fieldChange.ts';
import type { DataSetDoc, StoredDataItem } from '../DataSetDoc.ts';
import { dataSetTypeNames } from '../dataSetTypeNames.ts';
import { criteriaChanges } from './criteriaChanges.ts';
import { itemChanges } from './itemChanges.ts';

/** What changed in a data set, in the terms of its editor. Null: there is no such set. */
export function dataSetChanges(before: DataSetDoc | null, after: DataSetDoc | null): FieldChange[] {
  const items = diffItems(before?.items ?? [], after?.items ?? []);
  return [
    ...settingChanges(before, after),
    ...itemChanges(items),
    ...dependencyChanges(before?.dynamicDataSetDependency ?? null, after?.dynamicDataSetDependency ?? null),
    ...criteriaChanges(items),
  ];
}

/** Compares items: the one with the same value is the same, else the one with the same label. */
function diffItems(
  before: readonly StoredDataItem[],
  after: readonly StoredDataItem[],
): SequenceDiff<StoredDataItem> {
  return diffSequence(before, after, [({ value }) => value, ({ name }) => name]);
}

const settings: [label: string, read: (doc: DataSetDoc) => string | null][] = [
  ['Name', ({ name }) => name],
  ['Description', ({ description }) => description],
  ['Type', ({ type }) => dataSetTypeNames[type]],
  ['Dynamic Default', ({ dynamicDefault }) => simpleText(dynamicDefault)],
  ['Minimum Characters Required to Search', ({ minSearchStringLength }) => simpleText(minSearchStringLength)],
  ['Server-side Search', ({ supportSearch }) => simpleText(supportSearch)],
  ['Generator Bean Name', ({ generatorBeanName }) => generatorBeanName],
  ['Repeating Form Template', ({ repeatingFormTemplateUniqueName }) => repeatingFormTemplateUniqueName],
  ['Clear Invalid Value on Regenerate', ({ clearInvalidFieldValue }) => simpleText(clearInvalidFieldValue)],
  ['Required', ({ required }) => simpleText(required)],
];

/** What changed in the settings of a data set, under their labels. */
function settingChanges(before: DataSetDoc | null, after: DataSetDoc | null): FieldChange[] {
  return settings.flatMap(([label, read]) =>
    fieldChange([label], before && read(before), after && read(after)),
  );
}

const section = 'Dependencies';
const fieldNumbers = [1, 2, 3];

/** What changed in what a data set depends on. Fields have numbers, as the columns of the criteria have. */
function dependencyChanges(before: DataSetDependency | null, after: DataSetDependency | null): FieldChange[] {
  return [
    ...fieldChange([section, 'Product'], product(before), product(after)),
    ...fieldNumbers.flatMap((number) =>
      fieldChange([section, `Field ${number}`], field(before, number), field(after, number)),
    ),
  ];
}

function product(dependency: DataSetDependency | null): string | null {
  return dependency?.productDependent ? 'True' : null;
}

function field(dependency: DataSetDependency | null, number: number): string | null {
  const source = dependency?.sourceFieldDependencies[number - 1];
  return source ? `${source.formTemplateUniqueName} › ${source.fieldName}` : null;
}
