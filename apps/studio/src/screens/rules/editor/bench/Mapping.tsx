import { Select } from '@studio/ui';
import { benchText } from './bench.messages.ts';
import { sayCaseValue } from './model/outcomes.ts';
import type { CaseTable, ColumnUse } from './model/readCases.ts';

/** A table of cases that is about to be read. */
export interface MappingProps {
  readonly table: CaseTable;
  readonly uses: readonly ColumnUse[];
  /** The keys that the rule asks for. */
  readonly keys: readonly string[];
  /** @param column its place, from 0 */
  readonly onUse: (column: number, use: ColumnUse) => void;
}

/** Marks a key among the uses of a column, apart from the three others. */
const keyMark = 'value ';

/** What each column of a table is taken as, with its first value. */
export function Mapping({ table, uses, keys, onUse }: MappingProps) {
  return (
    <table aria-label={benchText('import.mapping')}>
      <thead>
        <tr>
          <th scope="col">{benchText('import.column')}</th>
          <th scope="col">{benchText('import.first')}</th>
          <th scope="col">{benchText('import.as')}</th>
        </tr>
      </thead>
      <tbody>
        {table.columns.map((column, at) => {
          const use = uses[at] ?? { as: 'nothing' };
          const value = use.as === 'value' ? `${keyMark}${use.key}` : use.as;
          const offered = [...new Set([...keys, column, ...(use.as === 'value' ? [use.key] : [])])];
          return (
            <tr key={column}>
              <th scope="row">{column}</th>
              <td>{sayCaseValue(table.rows[0]?.[at])}</td>
              <td>
                <Select
                  label={`${benchText('import.as')}: ${column}`}
                  isLabelHidden
                  options={[
                    ...(['name', 'expected', 'nothing'] as const).map((as) => ({
                      value: as as string,
                      label: benchText(`import.as.${as}`),
                    })),
                    ...offered
                      .filter((each) => each !== '')
                      .map((each) => ({ value: `${keyMark}${each}`, label: each })),
                  ]}
                  value={value}
                  onValueChange={(next) => next !== null && onUse(at, toUse(next))}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function toUse(value: string): ColumnUse {
  if (value === 'name' || value === 'expected' || value === 'nothing') return { as: value };
  return { as: 'value', key: value.slice(keyMark.length) };
}
