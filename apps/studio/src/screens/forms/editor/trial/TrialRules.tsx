import type { FormOutcome, FormTrial, RuleResult } from '@studio/rules';
import { VisuallyHidden } from '@studio/ui';
import type { RenderLink } from '@studio/widgets';
import { CircleCheck, CircleDashed, CircleMinus, TriangleAlert } from 'lucide-react';
import { createContext, memo, useContext, useState } from 'react';
import { untrigger } from '../../../../kernel/formView/ViewedForm.ts';
import { asNode, textOf } from '../../../../kernel/rules/conditionNode.ts';
import type { ConditionNames } from '../../conditions/ConditionNames.ts';
import { describeCondition } from '../../conditions/describeCondition.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import { type FormDraft, fieldText, formatKey, type RuleRow } from '../draft/FormDraft.ts';
import type { FaultPlace } from '../faultPlace.ts';
import { fieldsShownBy, targetFields } from '../rules/model/ruleEdits.ts';
import { type TraceLine, traceLines } from './model/traceLines.ts';
import { storedCondition } from './model/trialForm.ts';
import { Lines, Mark } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** The rules of a form that is tried out. */
export interface TrialRulesProps {
  readonly draft: FormDraft;
  readonly trial: FormTrial;
  readonly outcome: FormOutcome;
  readonly names: ConditionNames;
  /** @param name null for the rule that shows the form */
  readonly hrefOfRule: (name: string | null) => string;
  readonly renderLink: RenderLink;
  readonly onShow: (place: FaultPlace) => void;
}

/** What conditions that are shown one by one are traced with. A context of its own: the lines of rules stay as they are while values change. */
const TracedContext = createContext<Pick<TrialRulesProps, 'trial' | 'outcome'> | null>(null);

/** What each rule decides, with its conditions one by one. */
export function TrialRules({ trial, outcome, ...shared }: TrialRulesProps) {
  const { draft } = shared;
  const alone = targetFields(draft).filter(
    ({ triggerRuleName: rule }) => rule === null || !outcome.rules.has(rule),
  );
  return (
    <TracedContext value={{ trial, outcome }}>
      {draft.condition !== '' && (
        <section>
          <h3>{trialText('form')}</h3>
          <Lines>
            <RuleLine {...shared} rule={null} result={outcome.form} />
          </Lines>
        </section>
      )}
      <section>
        <h3>{trialText('rules')}</h3>
        {draft.rules.length === 0 && <p data-part="muted">{trialText('rules.none')}</p>}
        <Lines>
          {draft.rules.map((rule) => (
            <RuleLine
              key={rule.key}
              {...shared}
              rule={rule}
              result={outcome.rules.get(rule.name) ?? 'empty'}
            />
          ))}
        </Lines>
        {alone.length > 0 && (
          <p data-part="muted">{trialText('fields.alone', { fields: alone.map(fieldText).join(', ') })}</p>
        )}
      </section>
    </TracedContext>
  );
}

interface RuleLineProps extends Omit<TrialRulesProps, 'trial' | 'outcome'> {
  readonly rule: RuleRow | null;
  readonly result: RuleResult;
}

/** One rule. Of hundreds, a key draws those again that it changes. */
const RuleLine = memo(function RuleLine(props: RuleLineProps) {
  const { draft, names, hrefOfRule, renderLink, onShow, rule, result } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <ResultMark result={result} />
          {rule === null ? (
            trialText(`form.${result}`)
          ) : (
            <>
              <strong>{shownRuleName(rule.name)}</strong> {trialText(`rule.${result}`)}
            </>
          )}
        </summary>
        {isOpen && rule !== null && <p data-part="muted">{describeTargets(rule, result, draft)}</p>}
        {isOpen && <Trace of={rule ?? draft} name={rule?.name ?? null} names={names} />}
        {renderLink(hrefOfRule(rule?.name ?? null), trialText('edit'), {
          onClick: (event) => {
            // Another tab or window is the browser's.
            if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
              return;
            event.preventDefault();
            onShow(rule === null ? { at: 'trigger' } : { at: 'rule', key: rule.key, setting: null });
          },
        })}
      </details>
    </li>
  );
});

interface TraceProps extends Pick<TrialRulesProps, 'names'> {
  readonly of: Pick<RuleRow, 'condition'>;
  readonly name: string | null;
}

function Trace({ of, name, names }: TraceProps) {
  const traced = useContext(TracedContext);
  const trace = traced?.trial.trace(name, traced.outcome) ?? null;
  if (trace === null) return null;
  return (
    <Lines>
      <Condition line={traceLines(storedCondition(of.condition), trace)} names={names} />
    </Lines>
  );
}

function describeTargets(rule: RuleRow, result: RuleResult, draft: FormDraft): string {
  const fields = fieldsShownBy(rule, draft);
  if (fields.length === 0) return trialText('fields.none');
  if (result === 'holds') return trialText('fields.shown', { fields: fields.map(fieldText).join(', ') });
  const [kept, lost] = [untrigger.hide, untrigger.delete].map((behavior) =>
    fields.filter(({ untriggerBehavior }) => untriggerBehavior === behavior).map(fieldText),
  );
  return [
    ...(kept && kept.length > 0 ? [trialText('fields.hidden', { fields: kept.join(', ') })] : []),
    ...(lost && lost.length > 0 ? [trialText('fields.deleted', { fields: lost.join(', ') })] : []),
  ].join(' ');
}

function Condition({ line, names }: { readonly line: TraceLine; readonly names: ConditionNames }) {
  const { kind, isNegated, stored, result, value, read, message, of } = line;
  const words = kind === 'condition' ? describeCondition(stored, names) : trialText(`trace.${kind}`);
  const readsValue = kind === 'condition' && asksField(stored);
  return (
    <li>
      <ResultMark result={result} />
      {isNegated && <em>{trialText('trace.not')} </em>}
      {words}
      {message !== null && <em> · {message}</em>}
      {message === null && readsValue && (
        <em>
          {' '}
          ·{' '}
          {isNoValue(value)
            ? trialText('trace.noValue')
            : trialText('trace.value', { value: describeValue(value, stored, names) })}
        </em>
      )}
      {read.length > 0 && <em> · {describeRead(read)}</em>}
      {of.length > 0 && (
        <Lines>
          {of.map((part) => (
            <Condition key={part.key} line={part} names={names} />
          ))}
        </Lines>
      )}
    </li>
  );
}

function describeRead(read: TraceLine['read']): string {
  const values = read.map(({ key, value }) =>
    trialText('computed.fromOne', {
      name: formatKey(key),
      value: isNoValue(value) ? trialText('trace.noValue') : [value].flat().map(String).join(', '),
    }),
  );
  return trialText('computed.from', { values: values.join(', ') });
}

function asksField(stored: TraceLine['stored']): boolean {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    stored['kind'] === 'BinaryCondition'
  );
}

/** What was met on the left side, by its name where that is known. */
function describeValue(
  value: TraceLine['value'],
  stored: TraceLine['stored'],
  names: ConditionNames,
): string {
  const { kind, formTemplateUniqueName, fieldName } = asNode(asNode(stored)?.['lhs']) ?? {};
  if (kind !== 'FieldValue') return String(value);
  const [form, field] = [textOf(formTemplateUniqueName), textOf(fieldName)];
  return [value]
    .flat()
    .map((each) => names.value(form, field, String(each), false))
    .join(', ');
}

function isNoValue(value: TraceLine['value']): boolean {
  return value === null || value === '' || (typeof value === 'object' && value.length === 0);
}

const tones = {
  ...{ true: 'good', false: 'none', error: 'warning' },
  ...{ holds: 'good', not: 'none', empty: 'none' },
} as const;
const icons = {
  ...{ true: CircleCheck, false: CircleMinus, error: TriangleAlert },
  ...{ holds: CircleCheck, not: CircleMinus, empty: CircleDashed },
} as const;

/** Whether a rule or a condition holds. The result of a rule is written beside it. */
function ResultMark({ result }: { readonly result: RuleResult | TraceLine['result'] }) {
  const Icon = icons[result];
  return (
    <Mark data-tone={tones[result]}>
      <Icon aria-hidden size={16} />
      {(result === 'true' || result === 'false' || result === 'error') && (
        <VisuallyHidden>{trialText(`result.${result}`)}</VisuallyHidden>
      )}
    </Mark>
  );
}
