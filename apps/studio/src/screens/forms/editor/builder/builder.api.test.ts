import { expect, test } from 'vitest';
import { blankPart } from '../draft/FormDraft.ts';
import { editedFormSource, expressionSource } from './builder.api.ts';

test('the fields of the form that is edited are those of the draft, saved or not', async () => {
  const edited = {
    uniqueName: 'Roof',
    parts: [
      { ...blankPart('a'), isHead: true, label: 'Section' },
      { ...blankPart('b'), variableName: 'age', label: 'Age' },
      { ...blankPart('c'), label: 'Spacer' },
    ],
  };
  const { signal } = new AbortController();
  const fields = [{ name: 'age', label: 'Age (age)' }];
  expect(await editedFormSource(edited).loadFields({ name: 'Roof' }, { signal })).toEqual(fields);
  expect(await expressionSource(edited).loadFields({ name: 'Roof' }, { signal })).toEqual(fields);
});
