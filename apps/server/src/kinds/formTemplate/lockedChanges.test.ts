import { expect, test } from 'vitest';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { lockedChanges } from './lockedChanges.ts';

const rowRepeater = 10;

/** A form of one section with these rows of fields; `rows` is a row repeater. */
function form(...rows: string[][]): FormTemplateDoc {
  const fields = rows.flat().map((id) => ({
    ...{ id, name: `f${id}`, label: id, dataSetName: null },
    type: id === '9' ? rowRepeater : 0,
  }));
  return {
    ...{ uniqueName: 'Fleet', name: 'Fleet', type: 1, version: 1, status: 1, productNames: [], fields },
    sections: [{ label: '', repeating: false, rows }],
  } as unknown as FormTemplateDoc;
}

test.each<[string, string[][], string[][], string[]]>([
  ['moved into the repeated row', [['1'], ['9'], ['2']], [['9'], ['2', '1']], ['f1']],
  ['moved out of it', [['9'], ['1', '2']], [['9'], ['2'], ['1']], ['f1']],
  ['beside the repeater in another order', [['9'], ['1']], [['9', '2'], ['1']], ['f1']],
  ['moved with its repeater', [['1'], ['9'], ['2']], [['9'], ['2'], ['1']], []],
  ['new in the repeated row', [['9'], ['1']], [['9'], ['1', '2']], []],
])('a field stays with its row repeater in production: %s', (_what, before, after, moved) => {
  const message = (name: string) =>
    `The row repeater of the field '${name}' cannot change: the form is in production.`;
  expect(lockedChanges(form(...before), form(...after)).map((fault) => fault.message)).toEqual(
    moved.map(message),
  );
});
