import { expect, test } from 'vitest';
import { fieldIdFor, fieldNumbers } from '../../apps/server/src/kinds/formTemplate/fieldIds.ts';
import { pairFields } from '../../apps/studio/src/screens/forms/versions/model/pairFields.ts';

test('the console finds a renamed field in another version by the numbers that the server gives', () => {
  const ids = ['roof', 'age', 'slope'].map((name) => fieldIdFor(name, new Set()));
  const fieldsOf = (documentId: string, names: readonly string[]) =>
    ids.map((id, index) => ({
      id: fieldNumbers(documentId).numberOf(id),
      variableName: names[index] ?? '',
    }));
  const former = fieldsOf('5f1d7e', ['roof', 'age', 'slope']);
  const now = fieldsOf('77ab01', ['covering', 'years', 'pitch']);
  expect([...pairFields(former, now, true)]).toEqual(former.map((field, index) => [field, now[index]]));
});
