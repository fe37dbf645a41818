import type { LinkKind } from './model/drawGraph.ts';

/** The head of an arrow that points to the right: 8 pixels wide and high, with its tip at 8, 4. */
export const arrowPath = 'M 0 0.5 L 8 4 L 0 7.5 Z';

interface LinkArrowProps {
  /** What lines name it by; no other element of the page has it. */
  readonly id: string;
  readonly kind: LinkKind;
}

/** The head of an arrow at the beginning of a line, at the form that is named. It is as large on lines of any width. */
export function LinkArrow({ id, kind }: LinkArrowProps) {
  return (
    <marker
      id={id}
      markerUnits="userSpaceOnUse"
      markerWidth={8}
      markerHeight={8}
      refX={8}
      refY={4}
      orient="auto-start-reverse"
    >
      <path d={arrowPath} data-part="arrow" data-kind={kind} />
    </marker>
  );
}
