import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newScoring } from '../scoring.api.ts';
import { readValues, toScoringBody, toScoringDraft, writeValues } from './scoringDraft.ts';

test('values of a condition come back as they were: leading zeros, markup, carriage returns', () => {
  const value = fc.oneof(fc.constantFrom('0111', '<b>', 'a & b', '&amp;', 'a\r\nb', '"'), fc.string());
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (values) => {
      expect(readValues(writeValues(values))).toEqual(values);
    }),
  );
  expect(readValues('<values><value>a&#xD;&#10;b</value></values>')).toEqual(['a\r\nb']);
  expect(readValues(null)).toEqual([]);
});

test('what is loaded is sent back as it is', () => {
  const doc = {
    ...{ ...newScoring, id: '7', name: 'Roof', scoringFolderName: 'Property', flags: 'PILOT' },
    ...{ effectiveDateRangeBegin: Date.UTC(2027, 0, 1), effectiveDateRangeEnd: Date.UTC(2027, 11, 31) },
    ...{ formTemplateUniqueName: 'Building::Two', variableName: 'roofAge', triggerOperator: 0 as const },
    ...{ triggerFieldFormTemplateUniqueName: 'Building', triggerFieldVariableName: 'construction' },
    triggerFieldValue: '<values><value>0111</value></values>',
    formulas: [
      { id: 3, type: 'Discrete' as const, value: 'A25', score: null },
      { id: 1, type: 'Discrete' as const, value: '0111', score: -20 },
    ],
  };
  const { id: _id, version: _version, lastModifiedBy: _by, timeLastModified: _time, ...content } = doc;
  const { scoringFolderId: _folder, ...body } = content;
  expect(toScoringBody(toScoringDraft(doc))).toEqual(body);
});

test('a rule that is always applied sends no condition', () => {
  const draft = { ...toScoringDraft(newScoring), triggerField: 'Building::construction', triggerOperator: 0 };
  expect(toScoringBody(draft)).toMatchObject({
    ...{ triggerFieldFormTemplateUniqueName: null, triggerFieldVariableName: null },
    ...{ triggerOperator: null, triggerFieldValue: null },
  });
});
