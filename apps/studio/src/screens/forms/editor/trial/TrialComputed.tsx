import { type CaseValue, type FormOutcome, isTruthy, type ScriptOutcome } from '@studio/rules';
import { memo } from 'react';
import type { PlacedField } from '../../../../kernel/formView/ViewedForm.ts';
import { type FormPart, fieldText, formatKey } from '../draft/FormDraft.ts';
import { Lines } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** What scripts and links gave. */
export interface TrialComputedProps {
  readonly fields: readonly PlacedField<FormPart>[];
  readonly outcome: FormOutcome;
}

/** What each value script computed and from what, or why it cannot. Nothing where there are none. */
export function TrialComputed({ fields, outcome }: TrialComputedProps) {
  const computed = fields.flatMap(({ part, name }) => {
    const script = outcome.fields.get(name)?.computed;
    return script ? [{ part, script }] : [];
  });
  if (computed.length === 0) return null;
  return (
    <section>
      <h3>{trialText('computed')}</h3>
      <Lines>
        {computed.map(({ part, script }) => (
          <ScriptLine key={part.key} {...{ part, script }} kind="value" />
        ))}
      </Lines>
    </section>
  );
}

/** What the scripts for being off and required decided and from what. Nothing where there are none. */
export function TrialDecided({ fields, outcome }: TrialComputedProps) {
  const decided = fields.flatMap(({ part, name }) => {
    const { disable = null, required = null } = outcome.fields.get(name) ?? {};
    return [
      ...(disable === null ? [] : [{ part, script: disable, kind: 'disable' as const }]),
      ...(required === null ? [] : [{ part, script: required, kind: 'required' as const }]),
    ];
  });
  if (decided.length === 0) return null;
  return (
    <section>
      <h3>{trialText('decided')}</h3>
      <Lines>
        {decided.map((line) => (
          <ScriptLine key={`${line.part.key} ${line.kind}`} {...line} />
        ))}
      </Lines>
    </section>
  );
}

/** The fields that do not settle, with scripts or without. */
export function TrialCircles({ fields, outcome }: TrialComputedProps) {
  if (outcome.circular.length === 0) return null;
  const texts = new Map(fields.map(({ part, name }) => [name, fieldText(part)]));
  return (
    <p role="alert">
      {trialText('circular', {
        fields: outcome.circular.map((name) => texts.get(name) ?? name).join(', '),
      })}
    </p>
  );
}

interface ScriptLineProps {
  readonly kind: 'value' | 'disable' | 'required';
  readonly part: FormPart;
  /** The same as long as the script was not run again. */
  readonly script: ScriptOutcome;
}

/** One script. Of hundreds, a key draws those again that it has run. */
const ScriptLine = memo(function ScriptLine({ part, script, kind }: ScriptLineProps) {
  return (
    <li>
      <strong>{fieldText(part)}</strong>: {describeResult(script, kind)}
      {script.read.length > 0 && <em> · {describeRead(script)}</em>}
    </li>
  );
});

/** What each link gives, and from where. Nothing where there are none. */
export function TrialLinked({ fields, outcome }: TrialComputedProps) {
  const linked = fields.flatMap(({ part, name, linkedKey }) => {
    const values = outcome.fields.get(name)?.linked;
    return values && linkedKey !== null ? [{ part, linkedKey, values }] : [];
  });
  if (linked.length === 0) return null;
  return (
    <section>
      <h3>{trialText('linked')}</h3>
      <Lines>
        {linked.map(({ part, linkedKey, values }) => (
          <li key={part.key}>
            <strong>{fieldText(part)}</strong>:{' '}
            {values.map((value) => formatCaseValue(value) || trialText('trace.noValue')).join('; ') ||
              trialText('trace.noValue')}
            <em> · {trialText('linked.from', { source: formatKey(linkedKey) })}</em>
          </li>
        ))}
      </Lines>
    </section>
  );
}

function describeResult({ values, texts, problem }: ScriptOutcome, kind: ScriptLineProps['kind']): string {
  if (problem?.code === 'error') return problem.message;
  if (kind !== 'value') {
    const words = values.map((value) => trialText(`decided.${kind}.${isTruthy(value) ? 'true' : 'false'}`));
    return words.join('; ') || trialText('computed.empty');
  }
  if (problem !== null) return trialText(`computed.${problem.code}`);
  return texts.map((text) => text || trialText('computed.empty')).join('; ') || trialText('computed.empty');
}

function describeRead({ read }: ScriptOutcome): string {
  const described = read.map(({ key, isAll, values }) =>
    trialText(isAll ? 'computed.fromAll' : 'computed.fromOne', {
      name: formatKey(key),
      value: values.map((value) => formatCaseValue(value) || trialText('trace.noValue')).join('; '),
    }),
  );
  return trialText('computed.from', { values: described.join(', ') });
}

function formatCaseValue(value: CaseValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}
