import { expect, test } from 'vitest';
import { checkboxField } from '../object/plain/checkboxField.tsx';
import { dateField } from '../object/plain/dateField.tsx';
import { numberField } from '../object/plain/numberField.tsx';
import { textField } from '../object/plain/textField.tsx';
import { defineLoneGrid } from './loneGrid.ts';
import { type LoneDoc, loneKind } from './loneKind.ts';

interface Zone {
  readonly code: string;
  readonly factor: number;
  readonly from: string;
  readonly isActive: boolean;
}

const kind = loneKind<Zone>({ kind: '/Zone', path: '/config/zones' });
const { editor } = defineLoneGrid<Zone>(kind, {
  text: (key) => key,
  permission: 'MANAGE_RULES',
  backupSection: 'Zones',
  key: 'code',
  maxRows: 2,
  fields: {
    code: textField({ label: () => 'Code', maxLength: 3, isRequired: true }),
    factor: numberField({ label: () => 'Factor', isRequired: true }),
    from: dateField({ label: () => 'From' }),
    isActive: checkboxField({ label: () => 'Active' }),
  },
});
const { definition, toBody } = editor;
const zone = (code: string): Zone => ({ code, factor: 1, from: '2026-01-31', isActive: true });
const docOf = (...items: Zone[]): LoneDoc<Zone> => ({ items, version: 1, saved: null });
const doc = docOf(zone('B'), zone('A'));
const draftOf = (...codes: string[]) => definition.toDraft(docOf(...codes.map(zone)));

test('rows are edited and sent as they came, in their order', () => {
  expect(toBody(definition.toDraft(doc), doc)).toEqual(doc.items);
  expect(toBody(draftOf(' A '), doc)).toEqual([zone('A')]);
});

test('a blank row holds the empty value of each field, and is not sent', () => {
  const { values } = editor.controls['rows'] ?? {};
  const blank = values?.of === 'rows' ? values.blank('new') : null;
  expect(blank).toEqual({ key: 'new', code: '', factor: null, from: '', isActive: false });
  const draft = definition.toDraft(docOf(zone('A')));
  const added = { rows: [...draft.rows, blank as (typeof draft.rows)[number]] };
  expect(toBody(added, doc)).toEqual([zone('A')]);
  expect(definition.isValid(added, doc)).toBe(true);
});

test('a key that is there twice is refused, and so are too many rows', () => {
  expect(definition.isValid(draftOf('A', 'B'), doc)).toBe(true);
  expect(definition.isValid(draftOf('A', 'A'), doc)).toBe(false);
  expect(definition.isValid(draftOf('A', 'B', 'C'), doc)).toBe(false);
});
