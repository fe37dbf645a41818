import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseFormField,
  parseObjectProperty,
  serializeFormFields,
  serializeObjectProperty,
} from './storedText.ts';

const variableName = fc.stringMatching(/^[A-Za-z_$][\w$]{0,20}$/);

describe('form::field', () => {
  it('is written for every field', () => {
    const selection = { form: { name: 'rating' }, fields: [{ name: 'a' }, { name: 'b' }] };
    expect(serializeFormFields(selection)).toEqual(['rating::a', 'rating::b']);
  });

  it('is read again, whatever the form is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), variableName, (form, field) => {
        const selection = { form: { name: form }, fields: [{ name: field }] };
        const [text = ''] = serializeFormFields(selection);
        expect(parseFormField(text)).toEqual(selection);
      }),
    );
  });

  it.each(['', '::', 'form', 'form::', '::field', 'form:field'])('is not what %j is', (text) => {
    expect(parseFormField(text)).toBeNull();
  });
});

describe('object.property', () => {
  it('is read again, paths included', () => {
    fc.assert(
      fc.property(variableName, fc.array(variableName, { minLength: 1 }), (object, path) => {
        const selection = { object: { name: object }, property: { name: path.join('.') } };
        expect(parseObjectProperty(serializeObjectProperty(selection))).toEqual(selection);
      }),
    );
  });

  it.each(['', '.', 'object', 'object.', '.property'])('is not what %j is', (text) => {
    expect(parseObjectProperty(text)).toBeNull();
  });
});
