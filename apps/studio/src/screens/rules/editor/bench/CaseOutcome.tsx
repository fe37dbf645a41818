import type { RuleExpectation } from '@studio/rules';
import { Button, IconButton, Spinner, VisuallyHidden } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { Check, CircleCheck, CircleMinus, Minus, Pencil, SquareX, Trash2, TriangleAlert } from 'lucide-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { countedText, formatNumber } from '../../../../platform/i18n/defineMessages.ts';
import { benchText } from './bench.messages.ts';
import { Detail, Mark, Row } from './bench.styles.ts';
import { Trace } from './CaseOutcome.styles.ts';
import { listActions } from './describeExpected.ts';
import { type ComparedCell, type ComparedCondition, compareTraces } from './model/comparedTrace.ts';
import {
  type BenchRow,
  formatCaseValue,
  setOfKey,
  type Version,
  verdictOf,
  versions,
} from './model/outcomes.ts';

const tones = { passes: 'good', differs: 'bad', error: 'warning', none: 'none', open: 'none' } as const;
const icons = {
  ...{ passes: Check, differs: SquareX, error: TriangleAlert, none: Minus },
  ...{ holds: CircleCheck, not: CircleMinus },
} as const;

interface VerdictMarkProps {
  readonly row: BenchRow;
  readonly version: Version;
  /** Its words are beside it. Default: it has them itself. */
  readonly isSilent?: boolean;
}

/** How a version does on a case, as a mark with its words. */
export function VerdictMark({ row, version, isSilent = false }: VerdictMarkProps) {
  const verdict = verdictOf(row, version);
  const open = row.outcomes[version].result === 'holds' ? 'holds' : 'not';
  const text = verdict === 'open' ? open : verdict;
  const Icon = icons[text];
  return (
    <Mark data-tone={tones[verdict]}>
      <Icon aria-hidden size={16} />
      {!isSilent && <VisuallyHidden>{benchText(`verdict.${text}`)}</VisuallyHidden>}
    </Mark>
  );
}

/** What the marks of the table of cases are, in words. */
export function MarkLegend() {
  return (
    <ul aria-label={benchText('legend')}>
      {(['passes', 'differs', 'error', 'holds', 'not'] as const).map((verdict) => {
        const Icon = icons[verdict];
        const tone = verdict === 'holds' || verdict === 'not' ? 'open' : verdict;
        return (
          <li key={verdict}>
            <Mark data-tone={tones[tone]}>
              <Icon aria-hidden size={14} />
            </Mark>
            {benchText(`verdict.${verdict}`)}
          </li>
        );
      })}
    </ul>
  );
}

/** One case in full. */
export interface CaseOutcomeProps {
  readonly row: BenchRow;
  /** What became of each condition is still on its way. */
  readonly isTraceMissing: boolean;
  /** A change of it is being saved. */
  readonly isChanging: boolean;
  /** Whose trace is shown. */
  readonly version: Version;
  /** Leads to a condition of the edited rule. */
  readonly onShow: (conditionId: string) => void;
  /** Undefined without the permission to change cases. */
  readonly onEdit: (() => void) | undefined;
  readonly onExpect: (expected: RuleExpectation | null) => void;
  readonly onRemove: () => void;
}

/** What the versions decide of a case, condition by condition, and what the case says. */
export function CaseOutcome(props: CaseOutcomeProps) {
  const { row, isTraceMissing, isChanging, version, onShow, onEdit, onExpect, onRemove } = props;
  const { kept, expected, outcomes } = row;
  const { lastModifiedBy, timeLastModified } = kept;
  const outcome = outcomes[version];
  const { actions } = outcomes.edited;
  const holds = outcomes.edited.result === 'holds';
  const areActionsExpected = listActions(expected?.actions) !== '' && verdictOf(row, 'edited') === 'passes';
  const isDecided = ['holds', 'not'].includes(outcomes.edited.result);
  return (
    <Detail>
      <p role="status" data-part="says">
        <VerdictMark row={row} version={version} isSilent />
        <span>{describeOutcome(row, version)}</span>
      </p>
      {outcome.actions.length > 0 && (
        <dl data-part="actions">
          <div>
            <dt>{benchText('actions')}</dt>
            <dd>{outcome.actions.join('; ')}</dd>
          </div>
        </dl>
      )}
      {isTraceMissing && outcome.result !== 'none' && <Spinner label={benchText('trace.loading')} />}
      <TraceTable {...{ row, version, onShow }} />
      <h3>{benchText('values')}</h3>
      <dl>
        {Object.entries(kept.values).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{formatCaseValue(value, setOfKey(key)) || benchText('trace.noValue')}</dd>
          </div>
        ))}
        {lastModifiedBy !== undefined && timeLastModified !== undefined && (
          <div>
            <dt>{benchText('keptBy')}</dt>
            <dd>
              {benchText('keptBy.at', { name: lastModifiedBy.name, time: formatDateTime(timeLastModified) })}
            </dd>
          </div>
        )}
      </dl>
      {onEdit !== undefined && (
        <Row>
          <Button size="sm" startIcon={<Pencil aria-hidden size={14} />} onClick={onEdit}>
            {benchText('edit')}
          </Button>
          {isDecided && expected?.holds !== holds && (
            <Button size="sm" isPending={isChanging} onClick={() => onExpect({ holds })}>
              {benchText(holds ? 'expect.holds' : 'expect.not')}
            </Button>
          )}
          {actions.length > 0 && !areActionsExpected && (
            <Button size="sm" isPending={isChanging} onClick={() => onExpect({ holds, actions })}>
              {benchText('expect.actions')}
            </Button>
          )}
          {expected !== null && (
            <Button size="sm" isPending={isChanging} onClick={() => onExpect(null)}>
              {benchText('expect.nothing')}
            </Button>
          )}
          <IconButton
            label={benchText('remove')}
            icon={<Trash2 aria-hidden size={16} />}
            onClick={onRemove}
          />
        </Row>
      )}
    </Detail>
  );
}

function describeOutcome(row: BenchRow, version: Version): string {
  const verdict = verdictOf(row, version);
  const { result, message, actions } = row.outcomes[version];
  const given = {
    ...{ version: benchText(`version.${version}`).toLowerCase(), message },
    expected: listActions(row.expected?.actions),
    actions: listActions(actions) || benchText('says.nothing'),
  };
  const side = result === 'holds' ? 'holds' : 'not';
  if (verdict === 'differs' && row.expected?.holds && given.expected !== '')
    return benchText(`says.actions.${side}`, given);
  if (verdict === 'differs' || verdict === 'open') return benchText(`says.${verdict}.${side}`, given);
  return benchText(`says.${verdict}`, given);
}

const resultTones = { true: 'good', false: 'bad', error: 'warning' } as const;
const resultIcons = { true: CircleCheck, false: SquareX, error: TriangleAlert } as const;

/** So many conditions are drawn at first: a rule may have thousands. */
const fewConditions = 100;

interface TraceTableProps {
  readonly row: BenchRow;
  /** Whose results are beside the conditions. */
  readonly version: Version;
  readonly onShow: (conditionId: string) => void;
}

/** What each version makes of every condition, side by side; those on which they disagree are marked. */
function TraceTable({ row, version, onShow }: TraceTableProps) {
  const [areAllShown, setAllShown] = useState(false);
  const compared = useMemo(() => compareTraces(row), [row]);
  if (compared.length === 0) return null;
  const differing = compared.filter(({ isDifferent }) => isDifferent).length;
  const shown = areAllShown ? compared : compared.slice(0, fewConditions);
  return (
    <>
      <Trace>
        <caption>
          <span>
            {benchText('trace')}
            <em>
              {differing === 0
                ? benchText('trace.same')
                : countedText(benchText, 'trace.differing', differing)}
            </em>
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{benchText('trace.condition')}</th>
            {versions.map((each) => (
              <th key={each} scope="col" data-version={each === version ? 'traced' : undefined}>
                {benchText(`version.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((condition) => (
            <tr key={condition.key} data-differs={condition.isDifferent || undefined}>
              <th scope="row" style={{ '--depth': condition.depth } as CSSProperties}>
                <ConditionWords condition={condition} onShow={onShow} />
              </th>
              {versions.map((each) => (
                <td key={each} data-version={each === version ? 'traced' : undefined}>
                  <ResultMark cell={condition.cells[each]} isThere={row.outcomes[each].result !== 'none'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Trace>
      {shown.length < compared.length && (
        <div>
          <Button size="sm" onClick={() => setAllShown(true)}>
            {benchText('trace.showAll', { count: formatNumber(compared.length) })}
          </Button>
        </div>
      )}
    </>
  );
}

interface ConditionWordsProps {
  readonly condition: ComparedCondition;
  readonly onShow: (conditionId: string) => void;
}

/** A condition, what the case says of it, and what it is in versions that have another one. */
function ConditionWords({ condition, onShow }: ConditionWordsProps) {
  const { id, kind, text, isNegated, value, cells } = condition;
  const words = kind === 'condition' ? text : benchText(`trace.${kind}`);
  const others = new Map<string, Version[]>();
  for (const version of versions) {
    const cell = cells[version];
    const other = cell === null ? '' : cell.message || describeOther(cell.text);
    if (other !== '') others.set(other, [...(others.get(other) ?? []), version]);
  }
  const named = (
    <>
      {isNegated && <em>{benchText('trace.not')}</em>}
      {words}
    </>
  );
  return (
    <>
      <span>
        {id === null ? (
          named
        ) : (
          <button type="button" onClick={() => onShow(id)}>
            {named}
          </button>
        )}
      </span>
      {kind === 'condition' && <span data-part="value">{value || benchText('trace.noValue')}</span>}
      {[...others].map(([other, of]) => (
        <span key={other} data-part="other">
          {benchText('trace.other', {
            version: of.map((version) => benchText(`version.${version}`)).join(', '),
            text: other,
          })}
        </span>
      ))}
    </>
  );
}

/** A condition of another version in words: a group by what it asks for. */
function describeOther(text: string): string {
  if (text === '') return '';
  const isNegated = text.startsWith('!');
  const plain = isNegated ? text.slice(1) : text;
  const words = plain === 'all' || plain === 'any' ? benchText(`trace.${plain}`) : plain;
  return isNegated ? `${benchText('trace.not')} ${words}` : words;
}

interface ResultMarkProps {
  /** Null of a version without the condition. */
  readonly cell: ComparedCell | null;
  /** Whether there is such a version. */
  readonly isThere: boolean;
}

function ResultMark({ cell, isThere }: ResultMarkProps) {
  const Icon = cell === null ? Minus : resultIcons[cell.result];
  const missing = isThere ? 'trace.absent' : 'verdict.none';
  return (
    <Mark data-tone={cell === null ? 'none' : resultTones[cell.result]}>
      <Icon aria-hidden size={16} />
      <VisuallyHidden>{benchText(cell === null ? missing : `result.${cell.result}`)}</VisuallyHidden>
    </Mark>
  );
}
