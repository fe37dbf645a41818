import type { Sort } from '@studio/ui';
import {
  type ConditionOperator,
  type ConditionValue,
  createLiteralKind,
  createSearchKind,
  type GridColumn,
  isRowSelected,
} from '@studio/widgets';
import { german } from '../../german/labels.ts';
import { claims } from '../claims.ts';

interface FieldValue extends ConditionValue {
  field: string;
  typeName: string;
}

interface EntryValue extends ConditionValue {
  entry: string;
}

const perils = ['Feuer', 'Wasser', 'Sturm, Hagel'].map((label) => ({ value: label, label }));
const perilOf = ({ id }: Claim) => perils[Number(id.slice(1)) % perils.length]?.value;
const closed = new Set<string>();

/** The claims that a filter finds, those that are closed no more among them. */
function found(filterUri: string): readonly Claim[] {
  const wanted = new URLSearchParams(filterUri);
  const [text, peril] = [wanted.get('text') ?? '', wanted.get('peril') ?? ''];
  return claims.filter(
    (claim) =>
      !closed.has(claim.id) && claim.number.includes(text) && (peril === '' || perilOf(claim) === peril),
  );
}

const fields = [
  { field: 'peril', label: 'Gefahr', typeName: 'Entry' },
  { field: 'reported', label: 'Meldetag', typeName: 'Date' },
];
const isOfDataSet = (left: ConditionValue) => left['typeName'] === 'Entry';
const byNumber: Sort = { key: 'number', direction: 'asc' };
const claimColumns: readonly GridColumn<Claim>[] = [
  { key: 'number', header: 'Nummer', isSortable: true, render: ({ number }) => number },
  { key: 'insured', header: 'Versichert', render: ({ insured }) => insured },
];
const operators: readonly ConditionOperator[] = [
  { name: 'isOneOf', label: 'ist eine von', operands: 'many', types: ['Entry'] },
  { name: 'isAfter', label: 'ist nach', operands: 'one', types: ['Date'] },
];

/** What the list and the rule of the README take for granted. */
export const desk: DeskValues & Pick<typeof globalThis, 'askClaims' | 'closeEach' | 'findEntries'> = {
  german,
  perils,
  byNumber,
  claimColumns,
  closingText: 'Geschlossene Schäden werden nicht mehr bearbeitet.',
  askClaims: async ({ filterUri, sort, startIndex, pageSize }) => {
    const sign = sort.direction === 'asc' ? 1 : -1;
    const sorted = found(filterUri).toSorted((a, b) => sign * a.number.localeCompare(b.number));
    return { records: sorted.slice(startIndex, startIndex + pageSize), totalRecords: sorted.length };
  },
  closeEach: async (selection, filterUri, onProgress) => {
    const wanted = found(filterUri).filter(({ id }) => isRowSelected(selection, id));
    const failed = wanted.filter(({ number }) => number.endsWith('3'));
    for (const [index, { id }] of wanted.entries()) {
      await Promise.resolve();
      if (!failed.some((claim) => claim.id === id)) closed.add(id);
      onProgress((index + 1) / wanted.length);
    }
    return failed.map(({ id, number }) => ({ id, reason: `${number} ist gesperrt` }));
  },
  operators,
  findEntries: async (_field, text) =>
    perils.flatMap(({ value }) => (value.toLowerCase().includes(text.toLowerCase()) ? [value] : [])),
  valueKinds: [
    createSearchKind<FieldValue>({
      name: 'Field',
      label: 'Ein Feld',
      placeholder: 'Feld wählen',
      sides: ['left'],
      create: () => ({ kind: 'Field', field: '', typeName: '' }),
      isEmpty: ({ field }) => field === '',
      typeOf: ({ typeName }) => typeName,
      describe: ({ field }) => fields.find((each) => each.field === field)?.label ?? field,
      searchValues: async () =>
        fields.map(({ label, ...value }) => ({ value: { kind: 'Field', ...value }, label })),
    }),
    createSearchKind<EntryValue>({
      name: 'Entry',
      label: 'Ein Wert des Feldes',
      placeholder: 'Wert wählen',
      sides: ['right'],
      isOffered: isOfDataSet,
      adapt: () => undefined,
      create: () => ({ kind: 'Entry', entry: '' }),
      isEmpty: ({ entry }) => entry === '',
      describe: ({ entry }) => entry,
      searchValues: async ({ text }) =>
        perils.flatMap(({ value }) =>
          value.includes(text) ? [{ value: { kind: 'Entry', entry: value }, label: value }] : [],
        ),
    }),
    createLiteralKind({ sides: ['right'], isOffered: (left) => !isOfDataSet(left) }),
  ],
};
