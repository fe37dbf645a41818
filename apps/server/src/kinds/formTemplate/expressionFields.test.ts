import { expect, test } from 'vitest';
import { fieldsInScript, renameInScript } from './expressionFields.ts';

test('fields are found in calls, in either quotes, each once', () => {
  const script = `sum(fieldValue('Building', "yearBuilt"), field( "A's" , 'b')) + fieldValues('Building','yearBuilt')`;
  expect(fieldsInScript(script)).toEqual([
    { form: 'Building', field: 'yearBuilt' },
    { form: "A's", field: 'b' },
  ]);
});

test('what is no call of a field is left alone', () => {
  const script = `otherField('a', 'b') + myfieldValue('a', 'b') + 'fieldValue' + fieldValue(name, 'b')`;
  expect(fieldsInScript(script)).toEqual([]);
  expect(renameInScript(script, () => ({ form: 'x', field: 'y' }))).toBe(script);
});

test('a new name replaces the former one in its quotes, escaped where it must be', () => {
  const script = `fieldValue('a', "b") + fieldValue("c", 'd') // fieldValue ( 'a' , 'b' )`;
  const renamed = renameInScript(script, (mention) =>
    mention.form === 'a' ? { form: `it's "A"\\`, field: mention.field } : mention,
  );
  expect(renamed).toBe(
    `fieldValue('it\\'s "A"\\\\', "b") + fieldValue("c", 'd') // fieldValue ( 'it\\'s "A"\\\\' , 'b' )`,
  );
  expect(fieldsInScript(renamed)[0]).toEqual({ form: `it's "A"\\`, field: 'b' });
});

test.each(['plain', "it's", '"', '\\', '\n', '\u2028', 'é', "'+alert(1)+'"])(
  '%j comes back as it was',
  (name) => {
    const script = renameInScript("fieldValue('a', 'b')", () => ({ form: name, field: name }));
    expect(fieldsInScript(script)).toEqual([{ form: name, field: name }]);
  },
);
