import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Minus from 'lucide-react/icons/minus';
import type { ReactElement } from 'react';
import type { MergeTableLabels } from './labels.ts';
import type { MergeCollision } from './types.ts';

interface MergeSideValueProps {
  readonly collision: MergeCollision;
  readonly side: 'mine' | 'theirs';
  readonly texts: MergeTableLabels;
}

/** What one side made of it, with a word where it removed or moved it. */
export function MergeSideValue({ collision, side, texts }: MergeSideValueProps): ReactElement {
  const { kind, removedBy, html } = collision;
  const text = collision[side];
  const isTextRemoved = html !== undefined && html.base !== '' && html[side] === '';
  if (isTextRemoved || (kind === 'removal' && removedBy === side)) {
    return (
      <>
        <Minus size={14} strokeWidth={2.5} aria-hidden="true" data-kind="removed" />
        {texts.removed}
      </>
    );
  }
  if (kind === 'removal') return <bdi>{text || texts.kept}</bdi>;
  const value = text === '' ? <span data-empty>{texts.nothing}</span> : <bdi>{text}</bdi>;
  if (kind !== 'place') return value;
  return (
    <>
      <ArrowUpDown size={14} aria-hidden="true" data-kind="moved" />
      {texts.movedTo} {value}
    </>
  );
}
