import { Select } from '@studio/ui';
import { TriangleAlert } from 'lucide-react';
import { countedText, formatNumber } from '../../../../platform/i18n/defineMessages.ts';
import { benchText } from './bench.messages.ts';
import { LeftOutNote } from './bench.styles.ts';
import type { CaseTable, LeftOut } from './model/caseTable.ts';
import { formatCaseValue } from './model/outcomes.ts';
import type { ColumnUse } from './model/readCases.ts';

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
  // Two columns may have one heading.
  const columns = table.columns.map(({ heading }, at) => ({ key: `${heading} ${at}`, heading, at }));
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
        {columns.map(({ key, heading: column, at }) => {
          const use = uses[at] ?? { as: 'nothing' };
          const value = use.as === 'value' ? `${keyMark}${use.key}` : use.as;
          const offered = [...new Set([...keys, column, ...(use.as === 'value' ? [use.key] : [])])];
          return (
            <tr key={key}>
              <th scope="row">{column}</th>
              <td>{formatCaseValue(table.rows[0]?.[at])}</td>
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

/** So many are named; the number of all is above them. */
const mostNamed = 20;

/** What of a table no case has: how much, and what the first of it is. Nothing where all of it is taken. */
export function LeftOutList({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const named = new Set(
    leftOut
      .slice(0, mostNamed)
      .map(({ why, row, column, text }) =>
        benchText(`leftOut.${why}`, { row: formatNumber(row), column, text }),
      ),
  );
  return (
    <div role="status">
      {leftOut.length > 0 && (
        <LeftOutNote>
          <TriangleAlert aria-hidden size={16} />
          <div>
            <p>{countedText(benchText, 'leftOut', leftOut.length)}</p>
            <ul>
              {[...named].map((text) => (
                <li key={text}>{text}</li>
              ))}
              {leftOut.length > mostNamed && (
                <li>{benchText('leftOut.more', { count: formatNumber(leftOut.length - mostNamed) })}</li>
              )}
            </ul>
          </div>
        </LeftOutNote>
      )}
    </div>
  );
}
