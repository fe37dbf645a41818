import { expect, test } from 'vitest';
import { blankPart } from '../../screens/forms/editor/draft/FormDraft.ts';
import { viewForm } from './ViewedForm.ts';

const rowRepeater = 10;

const part = (name: string) => ({
  ...blankPart(name),
  ...{ variableName: name, type: name.startsWith('rows') ? rowRepeater : 0 },
});

/** What is drawn of a section of these rows: a repeater with the fields that it repeats. */
function drawn(...rows: readonly (readonly string[])[]) {
  const sections = [{ key: 's', label: '', repeatsAs: null, rows: rows.map((row) => row.map(part)) }];
  const form = viewForm(
    { sections },
    {
      ...{ audience: 'administrator', options: new Map() },
      ...{ disabled: new Set(), required: new Set(), labels: new Map() },
    },
  );
  return form.sections[0]?.rows.map((row) =>
    row.map(({ name, fields = [] }) => [name, ...fields.map((each) => each.name)].join(' ')),
  );
}

test('a row repeater repeats the row behind it', () => {
  expect(drawn(['a', 'rows'], ['b', 'c'], ['d'])).toEqual([['a', 'rows b c'], ['d']]);
});

test('no row gets lost behind two row repeaters: the second one repeats it', () => {
  expect(drawn(['rows1'], ['rows2'], ['a'], ['b'])).toEqual([['rows1'], ['rows2 a'], ['b']]);
});

test('choices that are loading are another thing than those that cannot be loaded', () => {
  const field = { ...part('state'), dynamicDataSet: 'State' };
  const sections = [{ key: 's', label: '', repeatsAs: null, rows: [[field]] }];
  const drawnWith = (own: object) => {
    const set = { disabled: new Set<string>(), required: new Set<string>(), labels: new Map() };
    const form = viewForm({ sections }, { audience: 'administrator', options: new Map(), ...set, ...own });
    return form.sections[0]?.rows[0]?.[0];
  };
  expect(drawnWith({})).toMatchObject({ hasUnknownOptions: true, hasPendingOptions: false });
  expect(drawnWith({ areOptionsPending: true })).toMatchObject({ hasPendingOptions: true });
  const options = new Map([['State', [{ value: 'NE', label: 'Nebraska' }]]]);
  expect(drawnWith({ options })).toMatchObject({ hasUnknownOptions: false, hasPendingOptions: false });
});
