import { expect, test } from 'vitest';
import type { DictionaryContent } from './DictionaryContent.ts';
import { dictionaryCsv } from './dictionaryCsv.ts';

const set = { kind: 'DataSet', name: 'Roof Type', part: '' };
const field = { kind: 'FormTemplate', name: 'Locations', part: 'roof' };
const rule = { kind: 'Rule', name: '=R', part: '' };

const content: DictionaryContent = {
  entries: [
    {
      kind: 'Form Field',
      target: field,
      name: 'roof',
      form: 'Locations',
      label: 'Roof, type',
      description: '',
      details: 'Drop Down',
    },
    {
      kind: 'Data Set',
      target: set,
      name: 'Roof Type',
      form: '',
      label: '',
      description: 'Kinds',
      details: 'Static',
    },
    { kind: 'Rule', target: rule, name: '=R', form: '', label: '', description: '', details: 'Main' },
  ],
  references: [
    { from: field, to: set, isMissing: false },
    { from: rule, to: set, isMissing: false },
    { from: rule, to: set, isMissing: false },
    { from: rule, to: field, isMissing: false },
    { from: rule, to: { kind: 'DataSet', name: 'Gone', part: '' }, isMissing: true },
    { from: { kind: 'Product', name: 'Auto', part: '' }, to: { ...field, part: '' }, isMissing: false },
  ],
};

test('each entry tells what it refers to, and by what it is referred to', async () => {
  const text = await dictionaryCsv(content, async () => undefined);
  expect(text.split('\r\n')).toEqual([
    'Kind,Name,Form Template,Label,Description,Type,Refers To,Referred To By',
    'Form Field,roof,Locations,"Roof, type",,Drop Down,Data Set Roof Type,Rule =R',
    'Data Set,Roof Type,,,Kinds,Static,,Form Field Locations.roof; Rule =R',
    `Rule,"'=R",,,,Main,Data Set Roof Type; Form Field Locations.roof; Data Set Gone (missing),`,
    '',
  ]);
});
