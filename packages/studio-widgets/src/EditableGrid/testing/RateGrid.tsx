import { useRef, useState } from 'react';
import { checkboxCell } from '../cells/checkboxCell.tsx';
import { dateCell } from '../cells/dateCell.tsx';
import { numberCell } from '../cells/numberCell.tsx';
import { selectCell } from '../cells/selectCell.tsx';
import { textCell } from '../cells/textCell.tsx';
import { EditableGrid } from '../EditableGrid.tsx';
import { applyGridChange } from '../model/cells.ts';
import type { EditableColumn, EditableGridProps } from '../types.ts';

/** A row of the stories. */
export interface Rate {
  readonly key: string;
  readonly territory: string;
  readonly factor: string;
  readonly from: string;
  readonly peril: string;
  readonly isClosed: string;
}

const perils = [
  { value: 'fire', label: 'Fire' },
  { value: 'flood', label: 'Flood' },
  { value: 'hail', label: 'Hail' },
];

type RateColumn = Exclude<keyof Rate, 'key'>;

function column(key: RateColumn, rest: Pick<EditableColumn<Rate>, 'header' | 'cell'>): EditableColumn<Rate> {
  return { ...rest, key, getText: (rate) => rate[key], setText: (rate, text) => ({ ...rate, [key]: text }) };
}

/** One column of each kind. */
export const rateColumns: readonly EditableColumn<Rate>[] = [
  { ...column('territory', { header: 'Territory', cell: textCell() }), placeholder: 'New territory' },
  column('factor', { header: 'Factor', cell: numberCell({ decimals: 3, locale: 'en' }) }),
  column('from', { header: 'From', cell: dateCell({ format: (day) => day }) }),
  column('peril', { header: 'Peril', cell: selectCell({ options: perils }) }),
  { ...column('isClosed', { header: 'Closed', cell: checkboxCell() }), minWidth: 80 },
];

/** Makes rates. @param count how many */
export function makeRates(count: number): readonly Rate[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `r${index + 1}`,
    territory: `T${index + 1}`,
    factor: String((100 + index) / 100),
    from: '2026-01-01',
    peril: perils[index % 3]?.value ?? '',
    isClosed: index % 2 === 0 ? '' : 'true',
  }));
}

const keyOf = ({ key }: Rate) => key;

/** A host that holds the rows. */
export function RateGrid(props: EditableGridProps<Rate>) {
  const [rows, setRows] = useState(props.rows);
  const made = useRef(0);
  const createRow = () => {
    made.current += 1;
    return { key: `new${made.current}`, territory: '', factor: '', from: '', peril: '', isClosed: '' };
  };
  return (
    <EditableGrid<Rate>
      {...props}
      rows={rows}
      createRow={props.createRow && createRow}
      onEdit={
        props.onEdit &&
        ((change) => {
          setRows(applyGridChange(rows, change, keyOf));
          props.onEdit?.(change);
        })
      }
    />
  );
}
