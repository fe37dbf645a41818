import { expect, test } from 'vitest';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { filledFieldsIn, renameFilledFields } from './filledFields.ts';
import { followFormRenaming } from './followFormRenaming.ts';
import { formReferencesOf } from './formReferences.ts';
import { formTemplateKind } from './formTemplateKind.ts';

const optionsOf = (pairs: string) => `<options><a/><filledFields>${pairs}</filledFields></options>`;

test('the fields that a button fills in are read and renamed, and nothing else', () => {
  const options = optionsOf('name=brokerName, code = a &amp; b ,city=');
  expect(filledFieldsIn(options)).toEqual(['brokerName', 'a & b']);
  expect(renameFilledFields(options, (name) => (name === 'a & b' ? 'x<y' : name))).toBe(
    optionsOf('name=brokerName, code = x&lt;y ,city='),
  );
  expect(renameFilledFields(options, (name) => name)).toBe(options);
  expect(filledFieldsIn(null)).toEqual([]);
});

const field = (name: string, own: object = {}) => ({ name, label: name, type: 0, dataSetName: null, ...own });
const form = (...fields: object[]) =>
  ({
    uniqueName: 'Agency',
    name: 'Agency',
    type: 1,
    version: 1,
    productNames: [],
    fields,
  }) as unknown as FormTemplateDoc;
const renaming = (...parts: [string, string][]) => ({
  ...{ kind: formTemplateKind.name, from: 'Agency', to: 'Agency' },
  parts: new Map(parts),
});

test('a button names the fields that it fills in, and follows their names', () => {
  const doc = form(field('brokerName'), field('find', { type: 17, options: optionsOf('name=brokerName') }));
  expect(formReferencesOf(doc)).toMatchObject([{ part: 'find', toName: 'Agency', toPart: 'brokerName' }]);
  const after = form(field('broker'), ...doc.fields.slice(1));
  const followed = followFormRenaming(after, renaming(['brokerName', 'broker']));
  expect(followed.fields[1]?.options).toBe(optionsOf('name=broker'));
});

test('what a form names that it has itself is that field, also where another one was called so before', () => {
  const script = "fieldValue('Agency', 'a') - fieldValue('Agency', 'gone')";
  const doc = form(field('a'), field('b'), field('c', { valueExpression: script }));
  const followed = followFormRenaming(doc, renaming(['a', 'b'], ['b', 'a'], ['gone', 'c']));
  expect(followed.fields[2]?.valueExpression).toBe("fieldValue('Agency', 'a') - fieldValue('Agency', 'c')");
});
