import type { AuthorizationKey } from '@studio/api';
import type { Translate } from '../../platform/i18n/defineMessages.ts';
import type { DraftRow } from '../editor/fields/FieldDefinitions.ts';
import type { ObjectTexts } from '../object/ObjectTexts.ts';
import { emptyValue } from '../object/plain/makeField.ts';
import type { AnyPlainField, PlainFields, PlainLists } from '../object/plain/PlainField.ts';
import { RowGrid } from '../object/plain/RowGrid.tsx';
import { rowsField } from '../object/plain/rowsField.tsx';
import { defineLoneEditor } from './loneEditor.ts';
import type { LoneDoc, LoneKind } from './loneKind.ts';

/** A row as it is edited: a number may be missing. */
export type GridValues<Item> = {
  readonly [Name in keyof Item]: Item[Name] extends number ? number | null : Item[Name];
};

/** The draft of a document of rows. */
export interface GridDraft<Item> {
  readonly rows: readonly (DraftRow & GridValues<Item>)[];
}

/** The editor of a document of which there is one, and which is a list of rows. No property of a row is called `key`. */
export interface LoneGridInput<Item extends object> {
  /** The messages of the area. The heading is the label of the grid, too. */
  readonly text: Translate<'heading' | 'many' | 'one' | 'title'>;
  /** Texts that the product words otherwise than all kinds, read when first shown. Default: none. */
  readonly ownTexts?: () => Partial<ObjectTexts>;
  /** What changes need. */
  readonly permission: AuthorizationKey;
  readonly backupSection: string;
  /** The field by which a row is known: no two rows have the same value of it. */
  readonly key: keyof Item & string;
  /** Rows at most, as the contract has it. */
  readonly maxRows: number;
  /** The columns, in their order: every property of a row has one. */
  readonly fields: PlainFields<GridValues<Item>, LoneDoc<Item>>;
}

/**
 * Makes the editor and the screen of a document that is a list of rows, hundreds or thousands of them, which are edited in a grid. What is sent of a
 * row is what its fields hold.
 */
export function defineLoneGrid<Item extends object>(kind: LoneKind<Item>, input: LoneGridInput<Item>) {
  type Row = GridDraft<Item>['rows'][number];
  const { text, key, maxRows, fields, ...rest } = input;
  const heading = () => text('heading');
  const keyOf = (row: Item | Row) => String(Reflect.get(row, key)).trim();
  // Their types were checked by the input: those of a row that is not known here cannot be followed.
  const columns = fields as unknown as Readonly<Record<string, AnyPlainField>>;
  const empty = Object.fromEntries(
    Object.entries(columns).map(([name, field]) => [name, emptyValue(field)] as const),
  );
  const rows = rowsField<DraftRow, LoneDoc<Item>>({
    label: heading,
    noun: () => text('one'),
    Grid: RowGrid,
    bodyName: '',
    ...{ maxRows, fields: columns as unknown as PlainFields<object, LoneDoc<Item>> },
    isOrdered: false,
    name: ({ [key]: value }) => String(value),
    identity: (row) => keyOf(row as Row),
    unique: key as never,
    blank: (rowKey) => ({ ...empty, key: rowKey }),
  });
  return defineLoneEditor<Item, GridDraft<Item>, readonly object[]>(kind, {
    ...{ ...rest, text, heading },
    schemaVersion: 1,
    isWide: true,
    fields: {} as never,
    lists: { rows } as unknown as PlainLists<GridDraft<Item>, LoneDoc<Item>>,
    toDraft: ({ items }) => ({
      rows: items.map((item) => ({ ...item, key: keyOf(item) }) as unknown as Row),
    }),
    toBody: (draft) =>
      draft.rows.map(({ key: _key, ...row }) =>
        Object.fromEntries(
          Object.entries<unknown>(row).map(([name, value]) => [name, sent(columns[name], value)] as const),
        ),
      ),
  });
}

/** White space around a text of one line does not count. */
function sent(field: AnyPlainField | undefined, value: unknown): unknown {
  const isLine = field?.values?.of === 'text' && !field.values.isLong;
  return isLine && typeof value === 'string' ? value.trim() : value;
}
