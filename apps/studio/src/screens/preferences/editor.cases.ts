import type { Preference } from '@studio/api';
import fc from 'fast-check';
import { anyCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import type { PreferenceDoc, PreferenceDraft } from './editor/preferenceDraft.ts';
import { preferenceEditor } from './editor/route.tsx';

const about = {
  ...{ category: 'Lists', completeDescription: '', dataSetName: null, isForConsole: false },
  ...{ minimum: null, maximum: null, isWhole: false, addresses: null },
};

function preference(name: string, dataType: Preference['dataType'], value: string): Preference {
  return { ...about, name, shortDescription: `About ${name}`, dataType, value, defaultValue: value };
}

const values: Readonly<Record<string, readonly string[]>> = {
  'lists.rows': ['25', '50', '100', ' 25'],
  'lists.title': ['A', 'B', 'A '],
  'lists.isShort': ['true', 'false'],
};
const all = [
  preference('lists.rows', 'numeric', '25'),
  preference('lists.title', 'string', 'A'),
  preference('lists.isShort', 'boolean', 'true'),
];

const samples: fc.Arbitrary<PreferenceDoc> = fc
  .record({ rows: fc.constantFrom('25', '50'), title: fc.constantFrom('A', 'B'), version: fc.nat(9) })
  .map(({ rows, title, version }) => {
    const changed = new Map([
      ['lists.rows', rows],
      ['lists.title', title],
    ]);
    const items = all.map((each) => ({ ...each, value: changed.get(each.name) ?? each.value }));
    return { items, version, saved: { id: 'u', author: 'Marta Oduya', time: 5 } };
  });

const edits: fc.Arbitrary<RandomEdit<PreferenceDoc, PreferenceDraft>> = fc
  .constantFrom(...Object.keys(values))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...(values[name] ?? [])), fc.boolean()))
  .map(([name, value, isTyped]) => (draft) => ({
    draft: { values: draft.values.map((row) => (row.name === name ? { ...row, value } : row)) },
    intent: isTyped ? { coalesceKey: name } : {},
  }));

/** The editor of the preferences: rows that neither come nor go. */
const preferenceCase = plainEditorCase<PreferenceDoc, PreferenceDraft>({
  name: 'Preference editor',
  editor: preferenceEditor,
  samples,
  further: edits,
  saved: (draft, doc) => {
    const sent = new Map(preferenceEditor.toBody(draft, doc).map(({ name, value }) => [name, value]));
    const items = doc.items.map((each) => ({ ...each, value: sent.get(each.name) ?? each.value }));
    return { ...doc, items, version: doc.version + 1 };
  },
});

export const editorCases = [anyCase(preferenceCase)];
