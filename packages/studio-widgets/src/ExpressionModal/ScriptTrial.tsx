import { TextField } from '@studio/ui';
import type { ReactElement } from 'react';
import { TrialFields, TrialResult, TrialSection } from './ExpressionModal.styles.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type { ScriptInput, ScriptOutcome } from './types.ts';

export interface ScriptTrialProps {
  readonly inputs: readonly ScriptInput[];
  readonly outcome: ScriptOutcome;
  /** By the keys of the inputs. */
  readonly values: Readonly<Record<string, string>>;
  readonly onValuesChange: (values: Readonly<Record<string, string>>) => void;
  readonly labels: ExpressionModalLabels;
}

/** The script on sample values: one for each thing that it reads, and what it comes to. */
export function ScriptTrial(props: ScriptTrialProps): ReactElement {
  const { inputs, outcome, values, onValuesChange, labels } = props;
  const { text, meaning = '', isError = false } = outcome;
  return (
    <TrialSection data-part="trial">
      <legend>{labels.trial}</legend>
      {inputs.length > 0 && (
        <TrialFields>
          {inputs.map(({ key, label, hint }) => (
            <TextField
              key={key}
              label={label}
              hint={hint}
              // Names are arbitrary, those that every object has among them.
              value={(Object.hasOwn(values, key) && values[key]) || ''}
              onValueChange={(value) => onValuesChange({ ...values, [key]: value })}
              spellCheck={false}
              autoComplete="off"
            />
          ))}
        </TrialFields>
      )}
      <TrialResult role="status" data-part="trial-result" data-error={isError || undefined}>
        {!isError && <span>{labels.trialResult}</span>}
        {isError ? text : <output dir="auto">{text || labels.trialEmpty}</output>}
        {meaning !== '' && <span>{meaning}</span>}
      </TrialResult>
    </TrialSection>
  );
}
