import { Tooltip } from '@studio/ui';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import { type ComponentPropsWithRef, memo } from 'react';
import { useHeldChange } from '../../../kernel/editor/fields/useHeldChange.ts';
import { Cell, Handle, HandleCell, Line } from './Formulas.styles.ts';
import { formulaText } from './formula.messages.ts';
import { type FormulaColumn, type FormulaRow, longestCell, readInteger } from './model/FormulaRow.ts';

export interface FormulaLineProps {
  readonly row: FormulaRow;
  /** From 0. */
  readonly index: number;
  /** In CSS pixels. */
  readonly top: number;
  readonly columns: readonly FormulaColumn[];
  /** It is the blank one at the end. */
  readonly isNew: boolean;
  readonly isSelected: boolean;
  /** What is dragged would be dropped on it. */
  readonly isOver: boolean;
  readonly isReadOnly: boolean;
  /** The label of the value; undefined where unknown. */
  readonly label: string | undefined;
  readonly faults: Readonly<Record<string, string>> | undefined;
  /** The same with every drawing. */
  readonly acts: FormulaActs;
}

/** What can be done to rows. */
export interface FormulaActs {
  /** @param isRange from the row that was selected last up to there */
  readonly select: (key: string, isRange: boolean) => void;
  readonly write: (row: FormulaRow, column: FormulaColumn, text: string) => void;
}

function PlainLine(props: FormulaLineProps) {
  const { row, index, top, columns, isNew, isSelected, isReadOnly, label, acts } = props;
  const number = index + 1;
  return (
    <Line
      role="row"
      aria-rowindex={index + 2}
      data-row={row.key}
      data-selected={isSelected || undefined}
      data-over={props.isOver || undefined}
      style={{ insetBlockStart: top }}
    >
      <HandleCell role="cell">
        {isNew ? (
          <Plus aria-hidden size={14} />
        ) : (
          <Handle
            type="button"
            data-part="handle"
            aria-label={formulaText('select', { row: number })}
            aria-pressed={isSelected}
            disabled={isReadOnly}
            onClick={(event) => acts.select(row.key, event.shiftKey)}
          >
            <GripVertical aria-hidden size={14} />
            {number}
          </Handle>
        )}
      </HandleCell>
      {columns.map((column) => {
        const fault = props.faults?.[column] ?? '';
        const name = formulaText(column);
        const input = (
          <CellInput
            data-part={column}
            aria-label={
              isNew
                ? formulaText('cell.new', { column: name })
                : formulaText('cell', { column: name, row: number })
            }
            aria-invalid={fault === '' ? undefined : true}
            aria-description={fault || (column === 'value' ? label : undefined)}
            maxLength={longestCell[column]}
            inputMode={column === 'value' ? undefined : 'numeric'}
            autoComplete="off"
            spellCheck={false}
            placeholder={isNew ? formulaText(`add.${column}`) : undefined}
            readOnly={isReadOnly}
            value={row[column]}
            onWrite={(text) => acts.write(row, column, text)}
          />
        );
        return (
          <Cell
            key={column}
            role="cell"
            data-column={column}
            data-tone={column === 'score' ? toneOf(row.score) : undefined}
            data-invalid={fault !== '' || undefined}
          >
            <Tooltip content={fault} isDescription={false} isDisabled={fault === ''}>
              {input}
            </Tooltip>
            {column === 'value' && label !== undefined && label !== row.value && (
              <span data-part="label" aria-hidden title={label}>
                {label}
              </span>
            )}
          </Cell>
        );
      })}
    </Line>
  );
}

interface CellInputProps extends ComponentPropsWithRef<'input'> {
  readonly value: string;
  readonly onWrite: (text: string) => void;
}

/** Shows a key at once; the table, its picture and what is wrong with it follow when that is painted. */
function CellInput({ value, onWrite, ...rest }: CellInputProps) {
  const [text, hold] = useHeldChange(value, onWrite);
  return <input {...rest} value={text} onChange={(event) => hold(event.currentTarget.value)} />;
}

/** One formula: its handle and its cells. Drawn again only when it, or its messages, have changed. */
export const FormulaLine = memo(PlainLine);

function toneOf(score: string): 'bad' | 'good' | undefined {
  const number = readInteger(score);
  if (number === null || number === 0) return undefined;
  return number > 0 ? 'good' : 'bad';
}
