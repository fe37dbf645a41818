import { Tooltip, VisuallyHidden } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { LongText } from '../shared/longText/LongText.tsx';
import { Cell, CellChevron, CellFault, CellHint } from './CriteriaTable.styles.ts';
import type { CriteriaColumn } from './types.ts';

interface CriteriaCellProps {
  readonly column: CriteriaColumn;
  /** Of the column, from 0. */
  readonly index: number;
  /** What it shows; empty for nothing. */
  readonly text: string;
  readonly placeholder: string;
  /** What is wrong with it, in words; empty for nothing. */
  readonly fault: string;
  /** What is odd about it, though not wrong, in words; empty for nothing. */
  readonly hint: string;
  /** It is chosen from a list. */
  readonly isChoice: boolean;
  readonly isActive: boolean;
  readonly isReadOnly: boolean;
  /** The field, while it is edited. */
  readonly editor: ReactNode;
  readonly onPress: () => void;
}

/** One cell: its text, or the field that edits it. */
export function CriteriaCell(props: CriteriaCellProps) {
  const { column, index, text, placeholder, fault, hint, isChoice, isActive, isReadOnly, editor } = props;
  const isEditing = editor !== null;
  return (
    <Cell
      role="gridcell"
      aria-colindex={index + 1}
      aria-invalid={fault === '' ? undefined : true}
      tabIndex={isActive && !isEditing ? 0 : -1}
      data-part="cell"
      data-cell={index}
      data-column={column}
      data-active={isActive || undefined}
      data-choice={isChoice || undefined}
      data-editing={isEditing || undefined}
      onClick={props.onPress}
    >
      {editor}
      {!isEditing && text !== '' && <LongText data-part="text" text={text} />}
      {!isEditing && text === '' && fault === '' && !isReadOnly && (
        <span data-part="placeholder">{placeholder}</span>
      )}
      {!isEditing && fault !== '' && (
        <Tooltip content={fault} isDescription={false}>
          <CellFault data-part="fault">
            <CircleAlert size={14} aria-hidden="true" />
            <span>{fault}</span>
          </CellFault>
        </Tooltip>
      )}
      {!isEditing && hint !== '' && (
        <Tooltip content={hint} isDescription={false}>
          <CellHint data-part="hint">
            <TriangleAlert size={14} aria-hidden="true" />
            <VisuallyHidden>{hint}</VisuallyHidden>
          </CellHint>
        </Tooltip>
      )}
      {!isEditing && isChoice && !isReadOnly && (
        <CellChevron aria-hidden="true">
          <ChevronDown size={14} />
        </CellChevron>
      )}
    </Cell>
  );
}
