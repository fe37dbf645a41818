import { FormField } from '@studio/ui';
import {
  applyGridChange,
  type CellField,
  checkboxCell,
  type EditableColumn,
  EditableGrid,
  type EditableGridActions,
  type EditableGridChange,
  type EditableGridLabels,
  type RefusedCell,
} from '@studio/widgets';
import { type ReactNode, useEffect, useRef } from 'react';
import { notify } from '../../../platform/feedback/notices.ts';
import { translatedLabels } from '../../../platform/i18n/translatedLabels.ts';
import { useRights } from '../../../platform/session/session.ts';
import type { DraftRow } from '../../editor/fields/FieldDefinitions.ts';
import { newRowKey } from '../../editor/fields/newRowKey.ts';
import { readShownDay, toDayText } from './days.ts';
import { editField } from './editField.ts';
import { keepGrid } from './findControl.ts';
import { lockOf } from './lockOf.ts';
import { emptyValue, isNeeded } from './makeField.ts';
import type { AnyPlainField } from './PlainField.ts';
import { cellValue, errorOf, type RowTableProps } from './RowTable.tsx';
import { valueText } from './values.messages.ts';

/** How many of the pasted texts that were left out are named. */
const mostRefused = 3;

/** Rows of declared fields by the hundreds and thousands, as the control of a list: a cell is text until it is edited, in its own field. */
export function RowGrid<Row extends DraftRow, Draft>(
  props: Omit<RowTableProps<Row, Draft>, 'columns' | 'newRow' | 'saved' | 'identityOf'>,
) {
  const { control, place, fields, isOrdered, isFull, blank } = props;
  const { value: rows, onValueChange, isReadOnly, label } = control;
  const mayUse = useRights();
  const [first = ''] = Object.keys(fields);
  const rootRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<EditableGridActions>(null);
  useEffect(() => {
    if (rootRef.current !== null && gridRef.current !== null) keepGrid(rootRef.current, gridRef.current);
  }, []);

  const change = (step: EditableGridChange<Row>) => {
    const next = applyGridChange(rows, step, keyOf);
    if (next === rows) return;
    const [row] = step.kind === 'edit' ? [...step.rows, ...step.added] : [];
    const isTyped = step.kind === 'edit' && step.isTyped && row !== undefined;
    onValueChange(next, isTyped ? { coalesceKey: `${row.key}.${step.column}` } : {});
  };
  const reportRefused = (cells: readonly RefusedCell[]) => {
    const shown = cells.slice(0, mostRefused).map(({ row, column, text }) => {
      const field = fields[column];
      const isAmbiguous = field !== undefined && choicesMeant(field, text.trim()).length > 1;
      const key = isAmbiguous ? 'paste.ambiguous' : 'paste.unreadable';
      return valueText(key, { text: text.trim(), label: field?.label ?? '', row });
    });
    const rest = cells.length - shown.length;
    const texts = rest === 0 ? shown : [...shown, valueText('paste.others', { count: rest })];
    notify({ message: texts.join(' '), tone: 'bad' });
  };
  const lockedBecause = (row: Row, name: string): string | undefined => {
    const field = fields[name];
    if (field === undefined) return '';
    const isWithout = field.isShown?.(row) === false || field.isIdle?.(row) === true;
    return lockOf(field, place.doc, mayUse) || (isWithout ? '' : undefined);
  };
  const renderField = (name: string, field: AnyPlainField, cell: CellField<Row>): ReactNode =>
    field.render(
      {
        label: cell.label,
        isLabelHidden: true,
        value: cellValue(cell.row, name),
        onValueChange: (value, given) => {
          const { draft, intent } = editField(fields, cell.row, name, value);
          cell.onRowChange(draft, intent.coalesceKey !== undefined && given?.startsStep !== true);
        },
        onLeave: control.onLeave,
        isRequired: isNeeded(field, cell.row),
        // The cell shows it.
        error: undefined,
        isReadOnly: false,
        readOnlyReason: undefined,
      },
      { ...place, draft: cell.row, rows, isIdle: false, rowFaults: new Map(), ownFault: undefined },
    );
  const columns = Object.entries(fields).map(
    ([name, field]): EditableColumn<Row> => ({
      key: name,
      header: field.label,
      cell: {
        format: (text) => shownValue(field, JSON.parse(text)),
        plain: (text) => String(JSON.parse(text)),
        read: (pasted) => readPasted(field, pasted),
        isChoice: field.values?.of === 'choice',
        ...(field.values?.of === 'boolean' && { toggle: checkbox.toggle, draw: checkbox.draw }),
        render: (cell) => renderField(name, field, cell),
      },
      getText: (row) => (field.isShown?.(row) === false ? '' : toText(cellValue(row, name))),
      setText: (row, text) =>
        editField(fields, row, name, text === '' ? emptyValue(field) : JSON.parse(text)).draft,
      minWidth: field.values?.of === 'boolean' ? 80 : 140,
    }),
  );

  return (
    <FormField
      {...{ label, error: place.ownFault, readOnlyReason: control.readOnlyReason }}
      isRequired={control.isRequired}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <EditableGrid<Row>
          {...{ id, label, rows, columns, isOrdered }}
          ref={rootRef}
          actionsRef={gridRef}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          getRowKey={keyOf}
          getFault={({ key }, name) => errorOf(place.rowFaults.get(key), name, name === first)}
          getLock={lockedBecause}
          onEdit={isReadOnly ? undefined : change}
          onPasteRefuse={reportRefused}
          createRow={isFull ? undefined : () => blank(newRowKey())}
          onActiveRowChange={(key) => {
            if (key === '') control.onLeave();
          }}
          labels={gridLabels()}
        />
      )}
    </FormField>
  );
}

const gridLabels = translatedLabels<EditableGridLabels>('rowGrid', {
  editCell: ['column', 'row'],
  tooSmall: ['least'],
  tooLarge: ['most'],
  tooManyDecimals: ['most'],
  removeRow: ['row'],
  moveUp: ['row'],
  moveDown: ['row'],
  removed: ['row'],
  moved: ['row'],
  pasted: ['cells', 'leftOut'],
  copied: ['cells'],
  cleared: ['cells'],
});

const checkbox = checkboxCell();

function keyOf({ key }: DraftRow): string {
  return key;
}

/** A value as the content of a cell; empty for nothing. */
function toText(value: unknown): string {
  return value === '' || value === null || value === undefined || value === false
    ? ''
    : JSON.stringify(value);
}

function shownValue(field: AnyPlainField, value: unknown): string {
  return field.format?.(value as string) ?? String(value);
}

/** The choices of a field by their values and by what they are called, in small letters. */
interface ChoiceIndex {
  readonly byValue: ReadonlyMap<string, readonly unknown[]>;
  readonly byLabel: ReadonlyMap<string, readonly unknown[]>;
}

/** One for each column that is pasted into: they are gone after the paste, since choices come and go. */
const indexes = new Map<AnyPlainField, ChoiceIndex>();

function indexOf(field: AnyPlainField): ChoiceIndex {
  const known = indexes.get(field);
  if (known !== undefined) return known;
  const values = field.values?.of === 'choice' ? field.values.values().filter((value) => value !== null) : [];
  const index = {
    byValue: Map.groupBy(values, String),
    byLabel: Map.groupBy(values, (value) => shownValue(field, value).toLowerCase()),
  };
  if (indexes.size === 0) queueMicrotask(() => indexes.clear());
  indexes.set(field, index);
  return index;
}

/** The choices that a text means: the one that has it as its value, else those that are called so. */
function choicesMeant(field: AnyPlainField, text: string): readonly unknown[] {
  const { byValue, byLabel } = indexOf(field);
  return byValue.get(text) ?? byLabel.get(text.toLowerCase()) ?? [];
}

/** The content that a pasted text gives in a column; undefined for none. */
function readPasted(field: AnyPlainField, pasted: string): string | undefined {
  const text = pasted.trim();
  if (text === '') return '';
  switch (field.values?.of) {
    case 'number': {
      const number = Number(text.replaceAll(/(?<=\d)[,\s](?=\d{3})/g, ''));
      return Number.isNaN(number) ? undefined : toText(number);
    }
    case 'boolean':
      return checkbox.read?.(text);
    case 'choice': {
      const [found, ...others] = choicesMeant(field, text);
      return found === undefined || others.length > 0 ? undefined : toText(found);
    }
    case 'day': {
      const day = readShownDay(text);
      return toText(day === null ? text : toDayText(day));
    }
    default:
      return toText(text);
  }
}
