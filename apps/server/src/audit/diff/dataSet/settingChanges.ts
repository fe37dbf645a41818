import type { FieldChange } from '@studio/api';
import type { DataSetDoc } from '../../../kinds/dataSet/DataSetDoc.ts';
import { dataSetTypeNames } from '../../../kinds/dataSet/dataSetTypeNames.ts';
import { fieldChange, simpleText } from '../fieldChange.ts';

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
export function settingChanges(before: DataSetDoc | null, after: DataSetDoc | null): FieldChange[] {
  return settings.flatMap(([label, read]) =>
    fieldChange([label], before && read(before), after && read(after)),
  );
}
