import { VisuallyHidden } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { rateText } from '../rates.messages.ts';
import { isBlankRow, type RateField, type RateRow, unreadText } from './model/RateRow.ts';
import { CellText } from './RateCell.styles.ts';
import { useRateCells } from './RateContext.ts';
import { RateControl } from './RateControl.tsx';
import { markOfStatus, RateMark } from './RateMark.tsx';
import { describeFault, describeOverlap } from './rateNotes.ts';
import { rateWord } from './rateWords.ts';

export interface RateCellProps {
  readonly row: RateRow;
  readonly name: RateField;
}

/** What a row says in a column: a text, and a control while the row is edited. */
export function RateCell({ row, name }: RateCellProps) {
  const { openKey, rowFaults, overlaps } = useRateCells();
  if (openKey === row.key) return <RateControl row={row} name={name} />;
  if (isBlankRow(row)) {
    return name === 'state' ? <CellText data-tone="muted">{rateText('new')}</CellText> : null;
  }
  const word = rateWord(row, name);
  const fault = describeFault(row, name, rowFaults.get(row.key)?.[name]);
  if (fault !== undefined) {
    return (
      <CellText data-tone="bad">
        <CircleAlert aria-hidden size={14} />
        <span>{word || unreadText(row, name) || rateText('missing')}</span>
        <VisuallyHidden>{fault}</VisuallyHidden>
      </CellText>
    );
  }
  const overlap = name === 'effectiveDateRangeEnd' ? overlaps.get(row.key) : undefined;
  if (overlap !== undefined) {
    return (
      <CellText>
        <span>{word}</span>
        <TriangleAlert aria-hidden size={14} data-tone="warning" />
        <VisuallyHidden>{describeOverlap(overlap)}</VisuallyHidden>
      </CellText>
    );
  }
  if (name !== 'status' || row.status === null) return word;
  return (
    <CellText>
      <RateMark kind={markOfStatus(row.status)} />
      <span>{word}</span>
    </CellText>
  );
}
