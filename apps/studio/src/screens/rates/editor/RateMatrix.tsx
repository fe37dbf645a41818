import { type GridPosition, getMove, movePosition, useDelegatedTooltip } from '@studio/ui/internal';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rateText } from '../rates.messages.ts';
import type { RateFilter } from './model/picture.ts';
import type { RateOn } from './model/ratesOnDay.ts';
import { markOfStatus, RateMark, type RateMarkKind } from './RateMark.tsx';
import { MatrixFrame, MatrixTable } from './RatesOnDate.styles.ts';
import { describeRateOn } from './rateNotes.ts';
import { labelOf, locationChoices, productChoices } from './rateWords.ts';

export interface RateMatrixProps {
  readonly states: readonly string[];
  readonly products: readonly string[];
  /** A line for each product, with a cell for each location. */
  readonly cells: readonly (readonly RateOn[])[];
  /** The chosen day, as it is shown. */
  readonly dayText: string;
  readonly filter: RateFilter | null;
  readonly onFilter: (filter: RateFilter) => void;
}

/**
 * Locations and products as a grid of marks. One stop in the tab order: arrow keys, Home and End lead through it, its heads included;
 * Enter and Space filter the entries.
 */
export function RateMatrix(props: RateMatrixProps) {
  const { states, products, cells, dayText, filter, onFilter } = props;
  const ref = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: 0 });
  const mustFocus = useRef(false);
  const active = {
    row: Math.min(wanted.row, products.length - 1),
    column: Math.min(wanted.column, states.length - 1),
  };
  const tooltip = useDelegatedTooltip(ref, namedCells);

  useLayoutEffect(() => {
    if (mustFocus.current) ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    mustFocus.current = false;
  });

  const choose = ({ row, column }: GridPosition) =>
    onFilter({ state: states[column] ?? null, productTemplateShortName: products[row] ?? null });
  const follow = ({ target }: FocusEvent<HTMLElement>) => {
    const position = positionOf(target);
    if (position !== null && !mustFocus.current) setWanted(position);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const position = positionOf(event.target);
    if (position === null) return;
    setWanted(position);
    choose(position);
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const isChosen = event.key === 'Enter' || event.key === ' ';
    const move = getMove(event, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!isChosen && move === null) return;
    event.preventDefault();
    if (isChosen) return choose(positionOf(event.target) ?? active);
    if (move === null) return;
    const extent = { rowCount: products.length, columnCount: states.length, rowsPerPage: 5 };
    const next = movePosition(active, move, extent);
    mustFocus.current = true;
    // There is nothing in the corner.
    setWanted(next.row < 0 && next.column < 0 ? { ...next, column: 0 } : next);
  };

  return (
    <MatrixFrame>
      <MatrixTable
        ref={ref}
        role="grid"
        aria-label={`${rateText('on.day')} ${dayText}`}
        onFocus={follow}
        onClick={press}
        onKeyDown={pressKey}
        style={{ '--locations': states.length } as CSSProperties}
      >
        <thead>
          <tr>
            <td role="presentation" />
            {states.map((state, column) => (
              <th
                key={state}
                scope="col"
                data-row={-1}
                data-column={column}
                data-chosen={filter?.state === state || undefined}
                tabIndex={active.row < 0 && active.column === column ? 0 : -1}
                aria-label={labelOf(locationChoices, state)}
              >
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product, row) => (
            <MatrixRow
              key={product}
              {...{ row, product, states }}
              cells={cells[row] ?? []}
              activeColumn={active.row === row ? active.column : null}
              chosen={
                filter === null || (filter.productTemplateShortName ?? product) !== product
                  ? null
                  : filter.state
              }
            />
          ))}
        </tbody>
      </MatrixTable>
      {tooltip}
    </MatrixFrame>
  );
}

/** The cell of a grid. */
function asCell(isChosen: boolean) {
  return { role: 'gridcell', 'aria-selected': isChosen } as const;
}

interface MatrixRowProps {
  readonly row: number;
  readonly product: string;
  readonly states: readonly string[];
  readonly cells: readonly RateOn[];
  /** -1 for the head of the row; null when the tab stop is elsewhere. */
  readonly activeColumn: number | null;
  /** The location whose cell is chosen; null for none. */
  readonly chosen: string | null;
}

const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, product, states, cells, activeColumn, chosen } = props;
  const name = labelOf(productChoices, product);
  return (
    <tr>
      <th scope="row" data-row={row} data-column={-1} tabIndex={activeColumn === -1 ? 0 : -1}>
        {name}
      </th>
      {states.map((state, column) => {
        const cell = cells[column] ?? { kind: 'none' };
        const location = labelOf(locationChoices, state);
        return (
          <td
            key={state}
            {...asCell(chosen === state)}
            data-row={row}
            data-column={column}
            tabIndex={activeColumn === column ? 0 : -1}
            aria-label={rateText('on.cell', { product: name, location, state: describeRateOn(cell) })}
          >
            <RateMark kind={markOf(cell)} />
          </td>
        );
      })}
    </tr>
  );
});

function markOf(cell: RateOn): RateMarkKind {
  return cell.kind === 'status' ? markOfStatus(cell.status) : cell.kind;
}

function positionOf(target: EventTarget): GridPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell === null ? null : { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

/** The meaning of a mark is shown where the pointer rests. */
const namedCells = {
  read(target: Element) {
    const element = target.closest<HTMLElement>('[aria-label][data-column]');
    return element === null ? null : { element, text: element.ariaLabel ?? '' };
  },
  showsFocused: true,
};
