import type { FieldChange } from '@studio/api';
import { diffSequence, type SequenceDiff } from '../../../audit/diff/diffSequence.ts';
import { fieldChange, simpleText } from '../../../audit/diff/fieldChange.ts';
import type { DataSetDoc, StoredDataItem } from '../DataSetDoc.ts';
import { dataSetTypeNames } from '../dataSetTypeNames.ts';
import { criteriaChanges } from './criteriaChanges.ts';
import { dependencyChanges } from './dependencyChanges.ts';
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
