import { Button, IconButton, Spinner, VisuallyHidden } from '@studio/ui';
import { Check, CircleCheck, CircleMinus, Minus, Pencil, SquareX, Trash2, TriangleAlert } from 'lucide-react';
import { benchText } from './bench.messages.ts';
import { Detail, Mark, Row, TraceList } from './bench.styles.ts';
import {
  type BenchRow,
  type Outcome,
  type Result,
  sayCaseValue,
  type TracedCondition,
  type Verdict,
  type Version,
  verdictOf,
} from './model/outcomes.ts';

const tones = { passes: 'good', differs: 'bad', error: 'warning', none: 'none', open: 'none' } as const;
const icons = {
  ...{ passes: Check, differs: SquareX, error: TriangleAlert, none: Minus },
  ...{ holds: CircleCheck, not: CircleMinus },
} as const;

/** How a version does on a case, as a mark with its words. */
export function VerdictMark({ row, version }: { readonly row: BenchRow; readonly version: Version }) {
  const verdict = verdictOf(row, version);
  const open = row.outcomes[version].result === 'holds' ? 'holds' : 'not';
  const text = verdict === 'open' ? open : verdict;
  const Icon = icons[text];
  return (
    <Mark data-tone={tones[verdict]}>
      <Icon aria-hidden size={16} />
      <VisuallyHidden>{benchText(`verdict.${text}`)}</VisuallyHidden>
    </Mark>
  );
}

/** One case in full. */
export interface CaseOutcomeProps {
  readonly row: BenchRow;
  /** What became of each condition is still on its way. */
  readonly isTraceMissing: boolean;
  /** Whose trace is shown. */
  readonly version: Version;
  /** Leads to a condition of the edited rule. */
  readonly onShow: (conditionId: string) => void;
  /** Undefined without the permission to change cases. */
  readonly onEdit: (() => void) | undefined;
  readonly onExpect: (holds: boolean | null) => void;
  readonly onRemove: () => void;
}

/** What a version decides of a case, condition by condition, and what the case says. */
export function CaseOutcome(props: CaseOutcomeProps) {
  const { row, isTraceMissing, version, onShow, onEdit, onExpect, onRemove } = props;
  const { kept, expected, outcomes } = row;
  const outcome = outcomes[version];
  const holds = outcomes.edited.result === 'holds';
  const isDecided = ['holds', 'not'].includes(outcomes.edited.result);
  return (
    <Detail>
      <p role="status">{sayOutcome(verdictOf(row, version), outcome, version)}</p>
      {outcome.actions.length > 0 && (
        <dl>
          <div>
            <dt>{benchText('actions')}</dt>
            <dd>{outcome.actions.join('; ')}</dd>
          </div>
        </dl>
      )}
      {isTraceMissing && outcome.result !== 'none' && <Spinner label={benchText('trace.loading')} />}
      {outcome.trace !== null && (
        <>
          <h3>{benchText('trace')}</h3>
          <TraceList>
            <TraceLine condition={outcome.trace} onShow={version === 'edited' ? onShow : null} />
          </TraceList>
        </>
      )}
      <h3>{benchText('values')}</h3>
      <dl>
        {Object.entries(kept.values).map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{sayCaseValue(value) || benchText('trace.noValue')}</dd>
          </div>
        ))}
      </dl>
      {onEdit !== undefined && (
        <Row>
          <Button size="sm" startIcon={<Pencil aria-hidden size={14} />} onClick={onEdit}>
            {benchText('edit')}
          </Button>
          {isDecided && expected !== holds && (
            <Button size="sm" onClick={() => onExpect(holds)}>
              {benchText(holds ? 'expect.holds' : 'expect.not')}
            </Button>
          )}
          {expected !== null && (
            <Button size="sm" onClick={() => onExpect(null)}>
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

function sayOutcome(verdict: Verdict, { result, message }: Outcome, version: Version): string {
  const given = { version: benchText(`version.${version}`).toLowerCase(), message };
  const side = result === 'holds' ? 'holds' : 'not';
  if (verdict === 'differs' || verdict === 'open') return benchText(`says.${verdict}.${side}`, given);
  return benchText(`says.${verdict}`, given);
}

const resultTones = { true: 'good', false: 'bad', error: 'warning' } as const;
const resultIcons = { true: CircleCheck, false: SquareX, error: TriangleAlert } as const;

interface TraceLineProps {
  readonly condition: TracedCondition;
  /** Null where there is nowhere to lead. */
  readonly onShow: ((conditionId: string) => void) | null;
}

function TraceLine({ condition, onShow }: TraceLineProps) {
  const { id, kind, text, isNegated, result, value, message, of } = condition;
  const words = kind === 'condition' ? text : benchText(`trace.${kind}`);
  return (
    <li>
      <span>
        <ResultMark result={result} />
        {isNegated && <em>{benchText('trace.not')}</em>}
        {onShow !== null && id !== null ? (
          <Button size="sm" variant="ghost" onClick={() => onShow(id)}>
            {words}
          </Button>
        ) : (
          words
        )}
        {kind === 'condition' && <em>{message || value || benchText('trace.noValue')}</em>}
      </span>
      {of.length > 0 && (
        <TraceList>
          {of.map((part) => (
            <TraceLine key={part.key} condition={part} onShow={onShow} />
          ))}
        </TraceList>
      )}
    </li>
  );
}

function ResultMark({ result }: { readonly result: Result }) {
  const Icon = resultIcons[result];
  return (
    <Mark data-tone={resultTones[result]}>
      <Icon aria-hidden size={16} />
      <VisuallyHidden>{benchText(`result.${result}`)}</VisuallyHidden>
    </Mark>
  );
}
