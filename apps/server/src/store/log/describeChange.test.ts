import { describe, expect, test } from 'vitest';
import { kindNames } from '../../kinds/kindNames.ts';
import { registry } from '../../kinds/registry.ts';
import type { Change } from '../Change.ts';
import type { JsonObject } from '../JsonObject.ts';
import { describeChange } from './describeChange.ts';

function change(kindName: string, action: Change['action'], more: Partial<Change>): Change {
  const kind = registry.kinds.get(kindName);
  if (!kind) throw new Error(`There is no kind ${kindName}.`);
  const place = { id: '1', version: 1, revision: 1, authorId: 'a', time: 0 };
  return { kind, action, before: null, after: null, ...place, ...more };
}

const set = (name: string): JsonObject => ({ name, type: 0, description: '' });
const form: JsonObject = {
  uniqueName: 'LocationSchedule',
  name: 'Locations',
  type: 1,
  version: 1,
  fields: [],
};

describe('describeChange', () => {
  test.each([
    ['create', { after: set('A') }, 'Created', "The data set 'A' was created."],
    ['update', { before: set('A'), after: set('A') }, 'Updated', "The data set 'A' was updated."],
    ['rename', { before: set('A'), after: set('B') }, 'Renamed', "The data set 'A' was renamed to 'B'."],
    ['delete', { before: set('A') }, 'Deleted', "The data set 'A' was deleted."],
  ] as const)('%s', (action, documents, word, message) => {
    expect(describeChange(change(kindNames.dataSet, action, documents))).toEqual({
      type: 'Data Set',
      action: word,
      message,
    });
  });

  test('what follows says why, and a form is called by both of its names', () => {
    const cause = "the data set 'A' was renamed to 'B'";
    const followed = change(kindNames.formTemplate, 'follow', { before: form, after: form, cause });
    expect(describeChange(followed)).toEqual({
      type: 'Form Template',
      action: 'Updated',
      message: `The form template 'Locations' (LocationSchedule) was updated because ${cause}.`,
    });
  });
});
