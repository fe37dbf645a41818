import { type Sort, VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useMemo, useState } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { useFixedRows } from '../shared/fixedRows/useFixedRows.ts';
import { LongText } from '../shared/longText/LongText.tsx';
import { SortButton } from '../shared/table/table.styles.ts';
import type { ReferencesModalLabels } from './labels.ts';
import { nextReferencesSort, type ReferenceTexts, sortReferences, textOf } from './model/sortReferences.ts';
import { Body, Cell, Head, HeadCell, Row, Scroller } from './ReferencesModal.styles.ts';
import type { ObjectReference, ReferenceColumn } from './types.ts';

const rowHeight = 36;

interface ReferencesTableProps {
  readonly references: readonly ObjectReference[];
  readonly columns: readonly ReferenceColumn[];
  readonly texts: ReferenceTexts;
  readonly sort: Sort<ReferenceColumn> | null;
  readonly onSortChange: (sort: Sort<ReferenceColumn>) => void;
  readonly getHref: ((reference: ObjectReference) => string | undefined) | undefined;
  readonly renderLink: RenderLink;
  readonly labels: ReferencesModalLabels;
}

/** The references; of many only those in sight are drawn. */
export function ReferencesTable(props: ReferencesTableProps) {
  const { references, columns, texts, sort, onSortChange, getHref, renderLink, labels } = props;
  const [announcement, setAnnouncement] = useState('');
  const { types, statuses, unknownCode } = texts;
  const sorted = useMemo(
    () => sortReferences(references, sort, { types, statuses, unknownCode }),
    [references, sort, types, statuses, unknownCode],
  );
  const { scrollRef, bodyRef, height, indexes } = useFixedRows({ count: sorted.length, rowHeight });

  const sortBy = (column: ReferenceColumn) => {
    const next = nextReferencesSort(sort, column);
    onSortChange(next);
    setAnnouncement(labels.sorted(labels.columns[column], next.direction));
  };

  return (
    <>
      <Scroller
        ref={scrollRef}
        role="table"
        tabIndex={0}
        data-part="table"
        data-with-status={columns.includes('status') || undefined}
        aria-label={labels.title}
        aria-rowcount={sorted.length + 1}
      >
        <Head role="row" aria-rowindex={1} data-part="head">
          {columns.map((column) => {
            const direction = sort?.key === column ? sort.direction : undefined;
            const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
            return (
              <HeadCell
                key={column}
                role="columnheader"
                aria-sort={direction && `${direction}ending`}
                data-column={column}
              >
                <SortButton type="button" data-part="sort" onClick={() => sortBy(column)}>
                  {labels.columns[column]}
                  <Arrow size={14} aria-hidden="true" />
                </SortButton>
              </HeadCell>
            );
          })}
        </Head>
        <Body ref={bodyRef} role="rowgroup" style={{ height }}>
          {indexes.map((index) => {
            const reference = sorted[index];
            if (reference === undefined) return null;
            return (
              <ReferencesRow
                key={index}
                {...{ reference, index, columns, texts, renderLink }}
                top={index * rowHeight}
                isLast={index === sorted.length - 1}
                href={getHref?.(reference)}
              />
            );
          })}
        </Body>
      </Scroller>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

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
function ReferencesRow(props: ReferencesRowProps) {
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
