import { afterEach, expect, test } from 'vitest';
import { customSet } from '../../fixtures/dataSetDocs.ts';
import {
  forgetLabels,
  rememberField,
  rememberForms,
  rememberProducts,
  rememberValues,
} from '../../knownLabels.ts';
import { dependentDoc } from '../draft/testing/dependentDoc.ts';
import { toDraft } from '../model.ts';
import { dataSetOutline } from './dataSetOutline.ts';

afterEach(forgetLabels);

const { words } = dataSetOutline;

const doc = dependentDoc([
  ['FR', ['bop', '1', 'NY']],
  ['', ['auto']],
]);

/** Every entry with its fields, as the screen would say it. */
function describeChanges(set: typeof doc): string[] {
  const outline = dataSetOutline.read(toDraft(set), set);
  return [...outline.values()].map((entry) => {
    const fields = Object.entries(entry.fields)
      .filter(([, value]) => value !== null)
      .map(
        ([field, value]) =>
          `${words.field(entry, field, outline)}=${words.value(entry, field, value, outline)}`,
      );
    return [words.entry(entry, outline), ...fields].join(' | ');
  });
}

test('everything is described in the words of the screen', () => {
  const ranked = doc.items.map((item, at) =>
    at === 0 ? { ...item, defaultPrecedence: 2, attributes: { sic: '7' } } : item,
  );
  expect(describeChanges({ ...doc, items: ranked })).toEqual([
    'Group 1',
    'Item “Label FR” | Label=Label FR | Value=FR | Set as Default Value=2 | Attributes=sic: 7',
    'Item “Label ” | Label=Label ',
    'Dependencies | Product=Yes',
    'Dependency on “roofType” | Field=roofType (Building)',
    'Dependency on “state” | Field=state (Location)',
    'Criterion for “Label FR” | Data Item=Label FR | Product=bop | Field 1: roofType=1 | Field 2: state=NY',
    'Criterion for “Label ” | Data Item=Label  | Product=auto',
  ]);
});

test('items that are made in code are named by their values', () => {
  const custom = { ...doc, type: 1 as const, name: customSet.name };
  expect(describeChanges(custom).at(-2)).toBe(
    'Criterion for “FR” | Data Item=FR | Product=bop | Field 1: roofType=1 | Field 2: state=NY',
  );
});

test('a criterion whose item went says so', () => {
  const draft = toDraft(doc);
  const outline = dataSetOutline.read({ ...draft, items: { ...draft.items, groups: [] } }, doc);
  const [criterion] = [...outline.values()].filter(({ type }) => type === 'criterion');
  if (criterion === undefined) throw new Error('no criterion');
  expect(words.entry(criterion, outline)).toBe('Criterion without a data item');
  expect(words.value(criterion, 'dataItem', criterion.fields['dataItem'] ?? null, outline)).toBe(
    'An item that is no longer in the set',
  );
});

test('a field whose dependency is not there is named in general', () => {
  const bareDoc = { ...doc, dynamicDataSetDependency: null };
  const bare = dataSetOutline.read(toDraft(bareDoc), bareDoc);
  const [entry] = [...bare.values()];
  if (entry === undefined) throw new Error('no entry');
  expect(words.field(entry, 'd1', bare)).toBe('Field dependency');
});

test('what a set depends on goes by its labels, as far as they have been loaded', () => {
  rememberForms([{ value: 'Building', label: 'Building Schedule' }]);
  rememberField('Building', 'roofType', 'Roof Type');
  rememberValues('Building', 'roofType', [{ value: '1', label: 'Flat' }]);
  rememberProducts([{ value: 'bop', label: 'Businessowners' }]);
  expect(describeChanges(doc).slice(4)).toEqual([
    'Dependency on “Roof Type” | Field=Roof Type (Building Schedule)',
    'Dependency on “state” | Field=state (Location)',
    'Criterion for “Label FR” | Data Item=Label FR | Product=Businessowners | Field 1: Roof Type=Flat | Field 2: state=NY',
    'Criterion for “Label ” | Data Item=Label  | Product=auto',
  ]);
});
