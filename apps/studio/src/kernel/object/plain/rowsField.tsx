import type { DraftRow } from '../../editor/fields/FieldDefinitions.ts';
import { objectText } from '../object.messages.ts';
import { isNeeded, type Requirable } from './makeField.ts';
import { type AnyPlainField, onLabelsChangeOf, type PlainFields, type PlainList } from './PlainField.ts';
import type { RowGrid } from './RowGrid.tsx';
import { RowTable } from './RowTable.tsx';
import { valueText } from './values.messages.ts';

/** Rows of several fields each. */
export interface RowsFieldInput<Row extends DraftRow, Doc, Draft>
  extends Pick<
      PlainList<Row, Doc, Draft>,
      | 'blank'
      | 'bodyName'
      | 'identity'
      | 'isReadAnew'
      | 'isShown'
      | 'lockedBecause'
      | 'name'
      | 'permission'
      | 'takenElsewhere'
      | 'unique'
    >,
    Requirable<readonly Row[], Doc, Draft> {
  /** Read when it is first shown. */
  readonly label: () => string;
  /** What one row is called within a sentence, such as 'rate'. */
  readonly noun: () => string;
  /** The fields of a row, each a column, in their order. */
  readonly fields: PlainFields<Omit<Row, 'key'>, Doc>;
  /** How wide the columns are, as `grid-template-columns`, without that of the row's buttons. Default: the same. */
  readonly columns?: string;
  /** Rows at most. Default: as many as one likes. */
  readonly maxRows?: number;
  /** Whether the order of the rows counts: then they can be moved. Default true. */
  readonly isOrdered?: boolean;
  /** `RowGrid`, where there are hundreds or thousands of rows: cells are edited in place, with a blank row and the clipboard of spreadsheets. Default: a table of fields. */
  readonly Grid?: typeof RowGrid;
  /** A blank row is at the end at all times, marked with this text; it replaces the button that adds. Default: there is that button. */
  readonly newRow?: () => string;
  /** The rows of a version: those that the draft has not any more stay in sight until they are saved, and can be brought back. Needs `identity`. Default: they are gone at once. */
  savedRows?(doc: Doc): readonly Row[];
  /** What else is wrong with the rows together. Default: nothing is. */
  fault?(rows: readonly Row[], draft: Draft): string | null;
}

/**
 * A table of rows, each with declared fields. Rows are added, moved and removed by pointer and by keyboard; they are merged one by one, by `identity`. A row in which nothing was entered counts for
 * nothing: it is neither checked nor saved.
 */
export function rowsField<Row extends DraftRow, Doc, Draft = unknown>(
  input: RowsFieldInput<Row, Doc, Draft>,
): PlainList<Row, Doc, Draft> {
  const {
    label,
    noun,
    columns,
    isOrdered = true,
    maxRows = Number.POSITIVE_INFINITY,
    // Only who has one loads it.
    Grid,
    newRow,
    savedRows,
    fault,
    ...rest
  } = input;
  // The types of the names were checked by the input.
  const fields = input.fields as unknown as Readonly<Record<string, AnyPlainField>>;
  const isMissing = (rows: readonly Row[], draft: Draft) => rows.length === 0 && isNeeded(input, draft);
  return {
    ...rest,
    ...(maxRows !== undefined && { maxItems: maxRows }),
    get label() {
      return label();
    },
    values: { of: 'rows', fields, blank: input.blank },
    isMissing,
    onLabelsChange: (listener) => onLabelsChangeOf(Object.values(fields), listener),
    fault: (rows, draft) => {
      if (isMissing(rows, draft)) return objectText('field.missing', { label: label() });
      if (maxRows !== undefined && rows.length > maxRows)
        return valueText('texts.many', { limit: maxRows, count: rows.length });
      return fault?.(rows, draft) ?? null;
    },
    render: (control, place) => {
      const isFull = control.value.length >= maxRows;
      const shared = { control, place, fields, isOrdered, isFull, noun: noun(), blank: input.blank };
      return Grid ? (
        <Grid {...shared} />
      ) : (
        <RowTable
          {...shared}
          newRow={newRow?.()}
          // The version is one of this list's kind.
          saved={savedRows?.(place.doc as Doc) ?? []}
          identityOf={input.identity ?? (({ key }) => key)}
          columns={columns ?? `repeat(${Object.keys(fields).length}, minmax(0, 1fr))`}
        />
      );
    },
  };
}
