import { expect, test } from 'vitest';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import { type FormValue, placesOf } from './FormValues.ts';
import { describeValue } from './readValues.ts';
import { form } from './testing/testForm.ts';

const choices = new Map([['Levels', new Map([['CHIEF', 'Chief underwriter']])]]);
const chosen = { dataSetName: 'Levels' };
const amount = { validator: 'currency', dollarSign: true };

test.each<[type: number, settings: object, value: FormValue, text: string]>([
  [fieldTypes.dropDown, chosen, 'CHIEF', 'Chief underwriter'],
  [fieldTypes.radioGroup, chosen, 'GONE', 'GONE'],
  [fieldTypes.checkBoxGroup, chosen, ['CHIEF', 'GONE'], 'Chief underwriter, GONE'],
  [fieldTypes.textInput, amount, '175000', '$175,000'],
  [fieldTypes.textInput, { ...amount, dollarSign: false }, '-1250000.50', '-1,250,000.50'],
  [fieldTypes.textInput, amount, 'none', 'none'],
  [fieldTypes.textInput, { validator: 'percent' }, '12.5', '12.5 %'],
  [fieldTypes.textInput, {}, '2027-01-31', '2027-01-31'],
  [fieldTypes.calendar, {}, '2027-01-31', '01/31/2027'],
  [fieldTypes.yesNo, {}, 'yes', 'Yes'],
  [fieldTypes.yesNo, { options: '<options><yesText>Granted</yesText></options>' }, 'yes', 'Granted'],
  [
    fieldTypes.checkBox,
    { options: '<options><checkedValue>Agreed</checkedValue></options>' },
    true,
    'Agreed',
  ],
  [fieldTypes.checkBox, {}, false, 'No'],
])('a field of type %i with %j and the value %j is read as %j', (type, settings, value, text) => {
  const [place] = placesOf(form([{ id: '1', name: 'field', type, ...settings }]));
  expect(describeValue(value, place ?? null, choices)).toBe(text);
});

test('a value whose definition is gone is as it is stored', () => {
  expect(describeValue('CHIEF', null, choices)).toBe('CHIEF');
  expect(describeValue(['a', 'b'], null, choices)).toBe('a, b');
});
