import type { RenderLink } from '../link/RenderLink.ts';
import { LongText } from '../shared/longText/LongText.tsx';
import { type ReferenceTexts, textOf } from './model/sortReferences.ts';
import { Cell, Row } from './ReferencesModal.styles.ts';
import type { ObjectReference, ReferenceColumn } from './types.ts';

interface ReferencesRowProps {
  readonly reference: ObjectReference;
  /** From 0, in the order shown. */
  readonly index: number;
  readonly top: number;
  readonly isLast: boolean;
  readonly columns: readonly ReferenceColumn[];
  readonly texts: ReferenceTexts;
  /** Where it is edited, if anywhere. */
  readonly href: string | undefined;
  readonly renderLink: RenderLink;
}

/** One reference. */
export function ReferencesRow(props: ReferencesRowProps) {
  const { reference, index, top, isLast, columns, texts, href, renderLink } = props;
  return (
    <Row
      role="row"
      aria-rowindex={index + 2}
      data-part="row"
      data-last={isLast || undefined}
      style={{ insetBlockStart: top }}
    >
      {columns.map((column) => {
        const text = textOf(reference, column, texts);
        return (
          <Cell key={column} role="cell" data-part="cell" data-column={column}>
            {column === 'name' && href !== undefined
              ? renderLink(href, <LongText text={text} />, { 'data-part': 'link' })
              : text !== '' && <LongText text={text} />}
          </Cell>
        );
      })}
    </Row>
  );
}
