import { Button } from '@studio/ui';
import { Check, ChevronRight, CircleCheck, SquareX, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { countedText, formatNumber } from '../../../../platform/i18n/defineMessages.ts';
import { CaseButton, Cases, Coverage, Scores, Turned } from './BenchCases.styles.ts';
import { benchText } from './bench.messages.ts';
import { VerdictMark } from './CaseOutcome.tsx';
import { describeExpected } from './describeExpected.ts';
import {
  type BenchRow,
  type Coverage as Covered,
  countOf,
  countTurned,
  ownFirst,
  versions,
} from './model/outcomes.ts';

/** Cases with what the versions of a rule decide of them. */
export interface BenchCasesProps {
  readonly rows: readonly BenchRow[];
  /** The id of the case that is open; null for none. */
  readonly openedId: string | null;
  readonly onToggle: (id: string) => void;
  /** A case in full. */
  readonly renderCase: (row: BenchRow) => ReactNode;
}

/** So many are drawn at first: more than that are looked through in no time that a key may take. */
const fewRows = 100;

/** The table of cases: those of which something is expected of the rule, then the others of its set. */
export function BenchCases({ rows, openedId, onToggle, renderCase }: BenchCasesProps) {
  const [areAllShown, setAllShown] = useState(false);
  const { own, others } = ownFirst(rows);
  const isShown = (index: number) => areAllShown || index < fewRows;
  const groups = [
    { name: 'own', of: own.filter((_row, index) => isShown(index)) },
    { name: 'others', of: others.filter((_row, index) => isShown(own.length + index)) },
  ] as const;
  return (
    <>
      <Cases aria-label={benchText('cases')}>
        <colgroup>
          <col />
          <col data-part="expected" />
          {versions.map((each) => (
            <col key={each} data-part="version" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{benchText('case')}</th>
            <th scope="col">{benchText('expected')}</th>
            {versions.map((each) => (
              <th key={each} scope="col">
                {benchText(`version.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(
          ({ name, of }) =>
            of.length > 0 && (
              <tbody key={name}>
                {own.length > 0 && others.length > 0 && (
                  <tr data-part="group">
                    <th scope="rowgroup" colSpan={5}>
                      {benchText(`group.${name}`)}
                    </th>
                  </tr>
                )}
                {of.map((row) => (
                  <CaseRow
                    key={row.kept.id}
                    row={row}
                    isOpen={openedId === row.kept.id}
                    onToggle={() => onToggle(row.kept.id)}
                  >
                    {openedId === row.kept.id && renderCase(row)}
                  </CaseRow>
                ))}
              </tbody>
            ),
        )}
      </Cases>
      {!areAllShown && rows.length > fewRows && (
        <div>
          <Button size="sm" onClick={() => setAllShown(true)}>
            {benchText('showAll', { count: formatNumber(rows.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

/** How many of the cases each version decides as expected, and what it does with the others. */
export function VersionScores({ rows }: { readonly rows: readonly BenchRow[] }) {
  const { stops, starts } = countTurned(rows);
  return (
    <>
      <Scores>
        {versions.map((version) => {
          const { passes, differs, error, total } = countOf(rows, version);
          const isThere = rows.some(({ outcomes }) => outcomes[version].result !== 'none');
          return (
            <div key={version} data-verdict={differs > 0 ? 'differs' : undefined}>
              <dt>{benchText(`version.${version}`)}</dt>
              <dd>
                {isThere
                  ? benchText('score', { passes: String(passes), total: String(total) })
                  : benchText('verdict.none')}
                {isThere && passes === total && total > 0 && <Check aria-hidden size={16} />}
              </dd>
              {isThere && differs + error > 0 && (
                <dd>
                  {differs > 0 ? <SquareX aria-hidden size={14} /> : <TriangleAlert aria-hidden size={14} />}
                  {describeFailures(differs, error)}
                </dd>
              )}
            </div>
          );
        })}
      </Scores>
      <Turned role="status">
        {stops > 0 && (
          <p data-tone="bad">
            <SquareX aria-hidden size={16} />
            {countedText(benchText, 'stops', stops)}
          </p>
        )}
        {starts > 0 && (
          <p data-tone="good">
            <CircleCheck aria-hidden size={16} />
            {countedText(benchText, 'starts', starts)}
          </p>
        )}
      </Turned>
    </>
  );
}

function describeFailures(differs: number, errors: number): string {
  const texts = [
    differs > 0 ? benchText('score.differs', { count: formatNumber(differs) }) : '',
    errors > 0 ? countedText(benchText, 'score.errors', errors) : '',
  ];
  return texts.filter((text) => text !== '').join(', ');
}

interface CaseRowProps {
  readonly row: BenchRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function CaseRow({ row, isOpen, onToggle, children }: CaseRowProps) {
  const { kept, expected } = row;
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <CaseButton type="button" data-case={kept.id} aria-expanded={isOpen} onClick={onToggle}>
            <ChevronRight aria-hidden size={14} />
            {kept.name}
          </CaseButton>
        </th>
        <td>{describeExpected(expected)}</td>
        {versions.map((version) => (
          <td key={version}>
            <VerdictMark row={row} version={version} />
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr data-open>
          <td colSpan={5} data-part="detail">
            {children}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** So many conditions are listed by name; the number of all is in the line above. */
const mostListed = 100;

/** How much of a rule its cases cover. */
export interface UncoveredProps {
  /** Null while it is not known. */
  readonly coverage: Covered | null;
  /** Finds it out; null where that needs no asking. */
  readonly onAsk: (() => void) | null;
  readonly isPending: boolean;
}

/** The conditions that the cases have not made both true and false. */
export function Uncovered({ coverage, onAsk, isPending }: UncoveredProps) {
  if (coverage === null)
    return (
      onAsk !== null && (
        <div>
          <Button size="sm" isPending={isPending} onClick={onAsk}>
            {benchText('coverage.ask')}
          </Button>
        </div>
      )
    );
  const { uncovered, total } = coverage;
  if (total === 0) return null;
  return (
    <Coverage>
      <p>
        {uncovered.length === 0
          ? benchText('coverage.whole')
          : benchText('coverage.part', { count: formatNumber(uncovered.length), total: formatNumber(total) })}
      </p>
      {uncovered.length > 0 && (
        <ul>
          {uncovered.slice(0, mostListed).map(({ key, text, missing }) => (
            <li key={key}>{benchText(`coverage.${missing}`, { text })}</li>
          ))}
          {uncovered.length > mostListed && (
            <li>{benchText('coverage.more', { count: formatNumber(uncovered.length - mostListed) })}</li>
          )}
        </ul>
      )}
    </Coverage>
  );
}
