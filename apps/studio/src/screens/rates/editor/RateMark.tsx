import { memo, type ReactElement } from 'react';
import { MarkShape } from './RateMark.styles.ts';

/** The meaning of a mark: a status, or that there is none, or more than one. */
export type RateMarkKind =
  | 'approved'
  | 'filed'
  | 'gap'
  | 'none'
  | 'other'
  | 'overlap'
  | 'pending'
  | 'withdrawn';

const ofStatus: Readonly<Record<number, RateMarkKind>> = {
  0: 'pending',
  1: 'filed',
  2: 'approved',
  4: 'withdrawn',
};

/** The mark of a status, by its code; those that the product does not know share one. */
export function markOfStatus(status: number): RateMarkKind {
  return ofStatus[status] ?? 'other';
}

const shapes: Readonly<Record<RateMarkKind, ReactElement>> = {
  approved: <rect x="1.5" y="1.5" width="13" height="13" rx="3" />,
  filed: <path d="M8 1l7 7-7 7-7-7z" />,
  pending: (
    <>
      <circle cx="8" cy="8" r="6.25" data-open />
      <path d="M8 1.75a6.25 6.25 0 0 1 0 12.5z" />
    </>
  ),
  withdrawn: (
    <>
      <rect x="1.5" y="1.5" width="13" height="13" rx="3" data-open />
      <path d="M5.2 5.2l5.6 5.6m0-5.6l-5.6 5.6" data-line />
    </>
  ),
  other: <path d="M8 2l6.5 12h-13z" data-open />,
  gap: (
    <>
      <rect x="1" y="1" width="14" height="14" rx="3" />
      <path d="M8 4.2v4.6m0 2.6v.4" data-sign />
    </>
  ),
  overlap: (
    <>
      <rect x="1.5" y="1.5" width="9" height="9" rx="2" data-open />
      <rect x="5.5" y="5.5" width="9" height="9" rx="2" data-open />
    </>
  ),
  none: <circle cx="8" cy="8" r="1.4" />,
};

/** A shape that shows a status without its colour. It is named by the text beside it. */
export const RateMark = memo(function RateMark({ kind }: { readonly kind: RateMarkKind }) {
  return (
    <MarkShape viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-mark={kind}>
      {shapes[kind]}
    </MarkShape>
  );
});
