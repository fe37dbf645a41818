import { Button, FormField, IconButton, VisuallyHidden } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRights } from '../../../platform/session/session.ts';
import type { DraftRow } from '../../editor/fields/FieldDefinitions.ts';
import { newRowKey, useNewRowKey } from '../../editor/fields/newRowKey.ts';
import { editField } from './editField.ts';
import { addRow, moveRow, putRow, removeRow, rowAfterRemoval } from './editRows.ts';
import { findControl } from './findControl.ts';
import { lockOf } from './lockOf.ts';
import { isNeeded } from './makeField.ts';
import type { AnyPlainField, FieldControl, FieldPlace } from './PlainField.ts';
import { RemovedRow } from './RemovedRow.tsx';
import { Empty, Foot, Frame, RowButtons, Rows, Table } from './RowTable.styles.ts';
import { restoreRow, withRemoved } from './removedRows.ts';
import { valueText } from './values.messages.ts';

/** Rows of declared fields, as the control of a list. */
export interface RowTableProps<Row extends DraftRow, Draft> {
  readonly control: FieldControl<readonly Row[]>;
  readonly place: FieldPlace<Draft>;
  /** The columns. */
  readonly fields: Readonly<Record<string, AnyPlainField>>;
  /** How wide they are, as `grid-template-columns`. */
  readonly columns: string;
  /** What one row is called within a sentence. */
  readonly noun: string;
  /** Rows can be moved. */
  readonly isOrdered: boolean;
  /** No further row can be added. */
  readonly isFull: boolean;
  readonly blank: (key: string) => Row;
  /** Marks the blank row at the end; undefined where a button adds rows. */
  readonly newRow: string | undefined;
  /** The rows of the version: those that are not in the draft any more are shown as removed. */
  readonly saved: readonly Row[];
  readonly identityOf: (row: Row) => string;
}

/** Where the focus goes once the rows are drawn: a row, and one of its columns or buttons; the button that adds without a row. */
interface Aim {
  readonly row: string | null;
  readonly part: string;
}

/**
 * A table whose cells are fields. Enter in a text adds a row below, Alt with an arrow up or down moves the row; both, and removing, have
 * buttons, too, and are announced.
 */
export function RowTable<Row extends DraftRow, Draft>(props: RowTableProps<Row, Draft>) {
  const { control, place, fields, noun, isFull, blank, columns } = props;
  const { saved, identityOf } = props;
  const { value: rows, onValueChange, isReadOnly, label } = control;
  const newKey = useNewRowKey(rows);
  const newRow = isReadOnly || isFull ? undefined : props.newRow;
  const shown = withRemoved(rows, saved, identityOf);
  const frameRef = useRef<HTMLDivElement>(null);
  const aimRef = useRef<Aim | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [first = ''] = Object.keys(fields);

  // What was pressed may be gone, or has moved.
  useLayoutEffect(() => {
    const aim = aimRef.current;
    aimRef.current = null;
    if (aim !== null && frameRef.current !== null) findAim(frameRef.current, aim)?.focus();
  });

  const add = (below: string | null) => {
    if (isFull || isReadOnly) return;
    const key = newRowKey();
    aimRef.current = { row: key, part: first };
    onValueChange(addRow(rows, blank(key), below));
    setAnnouncement(valueText('rows.added', { noun, count: rows.length + 1 }));
  };
  const remove = (key: string) => {
    aimRef.current = { row: rowAfterRemoval(rows, key), part: 'remove' };
    onValueChange(removeRow(rows, key));
    setAnnouncement(valueText('rows.removed', { noun, count: rows.length - 1 }));
  };
  const move = (key: string, by: -1 | 1, part: string) => {
    const next = moveRow(rows, key, by);
    if (next === rows) return;
    aimRef.current = { row: key, part };
    onValueChange(next);
    const index = next.findIndex((row) => row.key === key);
    setAnnouncement(valueText('rows.moved', { noun, row: index + 1, count: next.length }));
  };
  const restore = (row: Row) => {
    aimRef.current = { row: row.key, part: 'remove' };
    onValueChange(restoreRow(rows, saved, row, identityOf));
    setAnnouncement(valueText('rows.added', { noun, count: rows.length + 1 }));
  };
  const nameOf = (row: Row) => String(cellValue(row, first) ?? '');
  const acts = { add, remove, move };

  return (
    <Frame ref={frameRef}>
      <FormField
        {...{ label, error: place.ownFault, readOnlyReason: control.readOnlyReason }}
        isRequired={control.isRequired}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <Rows {...{ id }} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
            {shown.length === 0 && newRow === undefined ? (
              <Empty>{valueText('rows.none')}</Empty>
            ) : (
              <Table aria-labelledby={`${id}-label`} style={columnsOf(columns)}>
                <thead>
                  <tr>
                    {Object.entries(fields).map(([name, field]) => (
                      <th key={name} scope="col">
                        {field.label}
                      </th>
                    ))}
                    <th scope="col">
                      <VisuallyHidden>{valueText('rows.buttons')}</VisuallyHidden>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {/* All in one list: the blank row becomes one of the others while it is typed into. */}
                  {[
                    ...shown.map(({ row, isRemoved }) =>
                      isRemoved ? (
                        <RemovedRow
                          key={row.key}
                          rowKey={row.key}
                          name={nameOf(row)}
                          isReadOnly={isReadOnly}
                          onRestore={() => restore(row)}
                        />
                      ) : (
                        <TableRow key={row.key} {...props} {...{ row, index: rows.indexOf(row), acts }} />
                      ),
                    ),
                    newRow !== undefined && (
                      <TableRow
                        key={newKey}
                        {...props}
                        {...{ index: rows.length, acts }}
                        row={blank(newKey)}
                        isNew
                      />
                    ),
                  ]}
                </tbody>
              </Table>
            )}
          </Rows>
        )}
      </FormField>
      {!isReadOnly && props.newRow === undefined && (
        <Foot data-part="foot">
          <Button
            size="sm"
            data-part="add"
            startIcon={<Plus aria-hidden size={16} />}
            disabledReason={isFull ? valueText('rows.full') : undefined}
            onClick={() => add(null)}
          >
            {valueText('rows.add', { noun })}
          </Button>
        </Foot>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Frame>
  );
}

interface TableRowProps<Row extends DraftRow, Draft> extends RowTableProps<Row, Draft> {
  readonly row: Row;
  readonly index: number;
  /** It is the blank one at the end. Default false. */
  readonly isNew?: boolean;
  readonly acts: {
    readonly add: (below: string) => void;
    readonly remove: (key: string) => void;
    /** @param part what has the focus then */
    readonly move: (key: string, by: -1 | 1, part: string) => void;
  };
}

function TableRow<Row extends DraftRow, Draft>(props: TableRowProps<Row, Draft>) {
  const { row, index, acts, control, fields, noun, isOrdered, isNew = false } = props;
  const { value: rows, isReadOnly } = control;
  const number = index + 1;
  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { target, key, altKey } = event;
    if (isReadOnly || isNew || isComposing(event) || !(target instanceof HTMLInputElement)) return;
    if (target.role === 'combobox' || target.type === 'checkbox' || target.type === 'radio') return;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? '';
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    const isMove = altKey && isOrdered && (key === 'ArrowUp' || key === 'ArrowDown');
    if (!isMove && (key !== 'Enter' || altKey)) return;
    event.preventDefault();
    if (isMove) acts.move(row.key, by[key], cell);
    else if (props.newRow === undefined) acts.add(row.key);
  };
  return (
    <tr data-row={row.key} onKeyDown={handleKeyDown}>
      {Object.keys(fields).map((name) => (
        <Cell key={name} {...props} name={name} />
      ))}
      <td>
        {isNew && (
          <RowButtons>
            <span data-part="new">{props.newRow}</span>
          </RowButtons>
        )}
        {!isReadOnly && !isNew && (
          <RowButtons>
            {isOrdered && (
              <>
                <IconButton
                  size="sm"
                  data-part="up"
                  label={valueText('rows.up', { noun, row: number })}
                  icon={<ChevronUp aria-hidden size={16} />}
                  disabledReason={index === 0 ? valueText('rows.isFirst') : undefined}
                  onClick={() => acts.move(row.key, -1, 'up')}
                />
                <IconButton
                  size="sm"
                  data-part="down"
                  label={valueText('rows.down', { noun, row: number })}
                  icon={<ChevronDown aria-hidden size={16} />}
                  disabledReason={number === rows.length ? valueText('rows.isLast') : undefined}
                  onClick={() => acts.move(row.key, 1, 'down')}
                />
              </>
            )}
            <IconButton
              size="sm"
              data-part="remove"
              label={valueText('rows.remove', { noun, row: number })}
              icon={<Trash2 aria-hidden size={16} />}
              onClick={() => acts.remove(row.key)}
            />
          </RowButtons>
        )}
      </td>
    </tr>
  );
}

interface CellProps<Row extends DraftRow, Draft> extends TableRowProps<Row, Draft> {
  readonly name: string;
}

function Cell<Row extends DraftRow, Draft>(props: CellProps<Row, Draft>) {
  const { row, index, name, fields, control, place } = props;
  const mayUse = useRights();
  const field = fields[name];
  if (field === undefined) return null;
  if (field.isShown?.(row) === false) return <td data-cell={name} />;
  const isIdle = field.isIdle?.(row) ?? false;
  const lock = control.isReadOnly ? '' : lockOf(field, place.doc, mayUse);
  const cell: FieldControl<unknown> = {
    label: valueText('rows.cell', { label: field.label, row: index + 1 }),
    isLabelHidden: true,
    value: cellValue(row, name),
    onValueChange: (value, given) => {
      const { draft: next, intent } = editField(fields, row, name, value);
      const coalesceKey = intent.coalesceKey && `${row.key}.${name}`;
      control.onValueChange(putRow(control.value, next), { coalesceKey, startsStep: given?.startsStep });
    },
    onLeave: control.onLeave,
    isRequired: isNeeded(field, row),
    error: errorOf(place.rowFaults.get(row.key), name, name === Object.keys(fields)[0]),
    isReadOnly: control.isReadOnly || lock !== '' || isIdle,
    readOnlyReason: lock || undefined,
  };
  return (
    <td data-cell={name} data-label={field.label}>
      {field.render(cell, {
        ...place,
        draft: row,
        rows: control.value,
        isIdle,
        rowFaults: new Map(),
        ownFault: undefined,
      })}
    </td>
  );
}

/** What a row holds in a column. */
export function cellValue(row: DraftRow, name: string): unknown {
  return (row as unknown as Readonly<Record<string, unknown>>)[name];
}

/** What is wrong with a cell; what is wrong with a row as a whole is shown at its first cell. */
export function errorOf(
  faults: Readonly<Record<string, string>> | undefined,
  name: string,
  isFirst: boolean,
): string | undefined {
  return [faults?.[name], isFirst ? faults?.[''] : undefined].filter(Boolean).join(' ') || undefined;
}

function findAim(frame: HTMLElement, { row, part }: Aim): HTMLElement | null | undefined {
  const owner = row === null ? null : frame.querySelector(`[data-row="${CSS.escape(row)}"]`);
  if (!owner) return frame.querySelector<HTMLElement>('[data-part="add"]');
  const cell = owner.querySelector<HTMLElement>(`[data-cell="${CSS.escape(part)}"]`);
  return cell ? findControl(cell) : owner.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`);
}

function columnsOf(columns: string): CSSProperties {
  return { '--row-columns': columns } as CSSProperties;
}
