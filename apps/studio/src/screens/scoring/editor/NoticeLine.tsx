import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Fix, Notice, NoticeCell } from './Formulas.styles.ts';
import { formulaText } from './formula.messages.ts';
import type { RangeNotice } from './model/rangeNotices.ts';

export interface NoticeLineProps {
  readonly notice: RangeNotice;
  /** In CSS pixels. */
  readonly top: number;
  readonly isReadOnly: boolean;
  readonly onFix: (fix: NonNullable<RangeNotice['fix']>) => void;
}

/** A gap or an overlap, below the row before it, with what mends it. */
export function NoticeLine({ notice, top, isReadOnly, onFix }: NoticeLineProps) {
  const { is, fix } = notice;
  return (
    <Notice role="row" style={{ insetBlockStart: top }}>
      <NoticeCell role="cell">
        <TriangleAlert aria-hidden size={14} />
        {describeNotice(notice)}
        {fix !== null && !isReadOnly && (
          <Fix type="button" onClick={() => onFix(fix)}>
            {formulaText(`${is}.fix`, { row: fix.index + 1, value: fix.value.toLocaleString() })}
          </Fix>
        )}
      </NoticeCell>
    </Notice>
  );
}

/** What a notice says. */
export function describeNotice({ is, from, to, rows }: RangeNotice): string {
  const values = {
    ...{ from: from.toLocaleString(), to: to.toLocaleString() },
    ...{ first: Math.min(...rows) + 1, second: Math.max(...rows) + 1 },
  };
  return from === to ? formulaText(`${is}.text.single`, values) : formulaText(`${is}.text`, values);
}
