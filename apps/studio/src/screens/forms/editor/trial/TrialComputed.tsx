import type { CaseValue, FormOutcome, ScriptOutcome } from '@studio/rules';
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

/** What each script computed and from what, and which of them cannot. Nothing where there are no scripts. */
export function TrialComputed({ fields, outcome }: TrialComputedProps) {
  const computed = fields.flatMap(({ part, name }) => {
    const script = outcome.fields.get(name)?.computed;
    return script ? [{ part, script }] : [];
  });
  const wrong = fields.flatMap(({ part, name }) =>
    (outcome.fields.get(name)?.errors ?? []).map((message) => ({ part, message })),
  );
  const texts = new Map(fields.map(({ part, name }) => [name, fieldText(part)]));
  if (computed.length === 0 && wrong.length === 0) return null;
  return (
    <section>
      <h3>{trialText('computed')}</h3>
      <Lines>
        {computed.map(({ part, script }) => (
          <ComputedLine key={part.key} {...{ part, script }} />
        ))}
        {wrong.map(({ part, message }) => (
          <li key={`${part.key} ${message}`}>
            {trialText('scripts.wrong', { field: fieldText(part), message })}
          </li>
        ))}
      </Lines>
      {outcome.circular.length > 0 && (
        <p role="alert">
          {trialText('circular', {
            fields: outcome.circular.map((name) => texts.get(name) ?? name).join(', '),
          })}
        </p>
      )}
    </section>
  );
}

interface ComputedLineProps {
  readonly part: FormPart;
  /** The same as long as the script was not run again. */
  readonly script: ScriptOutcome;
}

/** One script. Of hundreds, a key draws those again that it has run. */
const ComputedLine = memo(function ComputedLine({ part, script }: ComputedLineProps) {
  return (
    <li>
      <strong>{fieldText(part)}</strong>: {describeResult(script)}
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

function describeResult({ texts, problem }: ScriptOutcome): string {
  if (problem !== null)
    return problem.code === 'error' ? problem.message : trialText(`computed.${problem.code}`);
  return texts.map((text) => text || trialText('computed.empty')).join('; ') || trialText('computed.empty');
}

function describeRead({ read }: ScriptOutcome): string {
  const values = read.map(({ key, value }) =>
    trialText('computed.fromOne', {
      name: formatKey(key),
      value: formatCaseValue(value) || trialText('trace.noValue'),
    }),
  );
  return trialText('computed.from', { values: values.join(', ') });
}

function formatCaseValue(value: CaseValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}
