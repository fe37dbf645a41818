import { VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { SortButton } from '../shared/table/table.styles.ts';
import { Head, HeadCell, HeadText } from './CriteriaTable.styles.ts';
import type { CriteriaEdits } from './hooks/useCriteriaEdits.ts';
import { fieldOf } from './model/columns.ts';
import type { GridPlace } from './model/moveInGrid.ts';

interface CriteriaHeadProps {
  readonly edits: CriteriaEdits;
  readonly active: GridPlace;
}

/** The headers: each sorts by its column. */
export function CriteriaHead({ edits, active }: CriteriaHeadProps) {
  const { columns, labels, sort, context, isReadOnly } = edits;
  return (
    <Head role="row" aria-rowindex={1} data-part="head" data-row-id="">
      {columns.map((column, index) => {
        const direction = sort?.key === column ? sort.direction : undefined;
        const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
        const isActive = active.row < 0 && active.column === index;
        const field = fieldOf(column, context);
        const header = labels.columns[column];
        return (
          <HeadCell
            key={column}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={direction && `${direction}ending`}
            data-cell={index}
            data-column={column}
            data-active={isActive || undefined}
          >
            <SortButton
              type="button"
              data-part="sort"
              tabIndex={isActive ? 0 : -1}
              onClick={() => edits.sortBy(column)}
            >
              <HeadText>{field ? labels.fieldHeader(header, field.name) : header}</HeadText>
              <Arrow size={14} aria-hidden="true" />
            </SortButton>
          </HeadCell>
        );
      })}
      {!isReadOnly && (
        <HeadCell role="columnheader" aria-colindex={columns.length + 1} data-column="remove">
          <VisuallyHidden>{labels.removeColumn}</VisuallyHidden>
        </HeadCell>
      )}
    </Head>
  );
}
