import type { UiFormTemplate } from '@studio/api';
import {
  analyseForm,
  type CaseValues,
  type FilledValues,
  FormTrial,
  shownValues,
  toCaseValues,
  triedValues,
  withDefaults,
  withoutDeleted,
} from '@studio/rules';
import { Button, RadioGroup, TextField } from '@studio/ui';
import { checkForm, FormView, type FormViewProps, type RenderLink } from '@studio/widgets';
import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useHeldChange } from '../../../../kernel/editor/fields/useHeldChange.ts';
import { randomUuid } from '../../../../kernel/editor/randomId.ts';
import { drawnFacts, readFacts } from '../../../../kernel/formView/drawnFacts.ts';
import { checkPatterns, patternsOf } from '../../../../kernel/formView/formPatterns.ts';
import { enteredValues, hiddenKeys } from '../../../../kernel/formView/formValues.ts';
import { formViewLabels } from '../../../../kernel/formView/formViewLabels.ts';
import { loadOptions } from '../../../../kernel/formView/loadOptions.ts';
import { type Audience, placedFields, viewForm } from '../../../../kernel/formView/ViewedForm.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { namesOf } from '../../conditions/ConditionNames.ts';
import { ownDraft } from '../../conditions/ownForm.ts';
import { useConditionTexts } from '../../conditions/useConditionTexts.ts';
import { savedCondition } from '../draft/conditionRows.ts';
import { type CaseRow, type FormDraft, formatKey } from '../draft/FormDraft.ts';
import { toFormDraft } from '../draft/toFormDraft.ts';
import type { FaultPlace } from '../faultPlace.ts';
import { analysedForm, loadElsewhere } from './model/analysedForm.ts';
import { filledInBy, runCases, shownCase, toKeptCase } from './model/formCases.ts';
import { triedDraft, triedForm } from './model/trialForm.ts';
import { TrialAcceptance, type TrialProblem } from './TrialAcceptance.tsx';
import { TrialCases } from './TrialCases.tsx';
import { TrialComputed, TrialLinked } from './TrialComputed.tsx';
import { TrialFindings } from './TrialFindings.tsx';
import { TrialRules } from './TrialRules.tsx';
import { Results, TrialColumns, TrialHead, TrialRoot } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** What was entered, kept while other tabs are shown. */
export interface KeptTrial {
  readonly values: FilledValues;
  /** Values of other forms, properties and variables, by key. */
  readonly others: Readonly<Record<string, string>>;
  readonly audience: Audience;
}

/** A form that is tried out. */
export interface TrialTabProps {
  readonly draft: FormDraft;
  readonly doc: UiFormTemplate;
  /** Null where nothing was entered yet. */
  readonly kept: KeptTrial | null;
  readonly onKeep: (kept: KeptTrial) => void;
  /** @param name null for the rule that shows the form */
  readonly hrefOfRule: (name: string | null) => string;
  readonly renderLink: RenderLink;
  /** Why kept cases cannot be changed; empty when they can. */
  readonly lockedBecause: string;
  readonly getDraft: () => FormDraft;
  readonly onDraftChange: (draft: FormDraft) => void;
  /** Leads to a place of the form. */
  readonly onShow: (place: FaultPlace) => void;
}

const nothing: KeptTrial = { values: {}, others: {}, audience: 'agency' };

interface HeldFormViewProps extends FormViewProps {
  readonly value: FilledValues;
  readonly onValueChange: (values: FilledValues) => void;
}

/** The form with what is typed at once; what follows from it is computed when that is painted. */
function HeldFormView({ value, onValueChange, ...rest }: HeldFormViewProps) {
  const [values, hold] = useHeldChange(value, onValueChange);
  return <FormView {...rest} value={values} onValueChange={hold} />;
}

/** The form as it is edited, to be filled in: which rules hold and why, what is computed from what, and what would be accepted. */
export function TrialTab(props: TrialTabProps) {
  const { draft, doc, kept, onKeep, hrefOfRule, renderLink, onShow, lockedBecause, getDraft, onDraftChange } =
    props;
  const { uniqueName } = doc.formTemplate;
  const viewRef = useRef<ViewActions>(null);
  const resultsId = useId();
  const viewed = useMemo(() => triedDraft(draft, uniqueName), [draft, uniqueName]);
  const fields = useMemo(() => placedFields(viewed), [viewed]);
  const trial = useMemo(() => new FormTrial(triedForm(draft, uniqueName)), [draft, uniqueName]);
  const { values: entered, others, audience } = kept ?? nothing;
  const values = useMemo(() => withDefaults(fields, entered), [fields, entered]);
  const outcome = useMemo(
    () => trial.evaluate(triedValues(fields, values), otherValues(others)),
    [trial, fields, values, others],
  );
  // Hundreds of lines say what follows: the next key does not wait until all are drawn.
  const settled = useDeferredValue(outcome);
  const names = useConditionNames(draft, uniqueName);
  const dataSets = [...new Set(fields.flatMap(({ part }) => part.dynamicDataSet ?? []))].toSorted();
  const choices = useResource(dataSets.length === 0 ? null : JSON.stringify(dataSets), (signal) =>
    loadOptions(dataSets, signal),
  );
  const options = choices.data ?? noOptions;
  const foreignKeys = trial.foreignKeys.join('\n');
  const known = useResource(foreignKeys === '' ? null : `values of ${foreignKeys}`, (signal) =>
    loadElsewhere(foreignKeys.split('\n'), uniqueName, signal),
  );
  const elsewhere = known.data ?? noElsewhere;
  const findings = useMemo(
    () => analyseForm(analysedForm(draft, uniqueName, { options, elsewhere })),
    [draft, uniqueName, options, elsewhere],
  );
  const runs = useMemo(() => runCases(draft, toFormDraft(doc), uniqueName), [draft, doc, uniqueName]);
  const changeCases = (change: (cases: readonly CaseRow[]) => readonly CaseRow[]) => {
    const now = getDraft();
    onDraftChange({ ...now, cases: change(now.cases) });
  };
  /** What is expected of a case is what becomes of it now. */
  const accept = (row: CaseRow) => {
    const filled = filledInBy(row, uniqueName);
    const own = new FormTrial(triedForm(draft, uniqueName)).evaluate(filled.values, filled.others);
    const { expected } = toKeptCase(filled, own, { draft, uniqueName });
    changeCases((cases) => cases.map((each) => (each.key === row.key ? { ...each, expected } : each)));
  };
  const facts = drawnFacts(fields, values, outcome);
  const form = useMemo(
    () => viewForm(viewed, { audience, options, ...readFacts(facts) }),
    [viewed, audience, options, facts],
  );
  const shown = shownValues(fields, values, outcome);
  const hidden = hiddenKeys(viewed, fields, { outcome, audience });
  const hiddenList = [...hidden].join(' ');
  // The same set as long as it holds the same: every field is drawn again for another one.
  const hiddenSet = useMemo(() => new Set(hiddenList.split(' ')), [hiddenList]);
  const patterns = patternsOf(fields, shown, hidden);
  const matches = useResource(patterns.length === 0 ? null : JSON.stringify(patterns), (signal) =>
    checkPatterns(patterns, { signal }),
  );
  const set = (next: Partial<KeptTrial>) => onKeep({ values: entered, others, audience, ...next });
  const enter = (next: FilledValues) => {
    const filled = withDefaults(fields, enteredValues(fields, next, { entered: values, shown }));
    const { deleted } = trial.evaluate(triedValues(fields, filled), otherValues(others));
    set({ values: withoutDeleted(fields, filled, deleted) });
  };
  const problems: readonly TrialProblem[] = [
    ...checkForm(form, shown, hidden),
    ...(patterns.length === 0 || matches.isStale ? [] : (matches.data ?? [])),
  ];
  return (
    <TrialRoot>
      <TrialHead>
        <p>{trialText('intro')}</p>
        <RadioGroup<Audience>
          label={trialText('audience')}
          orientation="horizontal"
          options={[
            { value: 'agency', label: trialText('audience.agency') },
            { value: 'carrier', label: trialText('audience.carrier') },
          ]}
          value={audience}
          onValueChange={(next) => set({ audience: next })}
        />
        <Button
          startIcon={<RotateCcw aria-hidden size={16} />}
          onClick={() => set({ values: {}, others: {} })}
        >
          {trialText('clear')}
        </Button>
      </TrialHead>
      <TrialColumns>
        <HeldFormView
          form={form}
          value={shown}
          onValueChange={enter}
          hiddenKeys={hiddenSet}
          headingLevel={3}
          actionsRef={viewRef}
          labels={formViewLabels()}
        />
        <Results aria-labelledby={resultsId}>
          <h2 id={resultsId}>{trialText('results')}</h2>
          {choices.error !== null && (
            <p role="alert">{trialText('options.failed', { reason: describeError(choices.error) })}</p>
          )}
          {trial.foreignKeys.length > 0 && (
            <OtherValues
              keys={trial.foreignKeys}
              values={others}
              onValuesChange={(next) => set({ others: next })}
            />
          )}
          <TrialRules {...{ draft, trial, names, hrefOfRule, renderLink }} outcome={settled} />
          <TrialComputed fields={fields} outcome={settled} />
          <TrialLinked fields={fields} outcome={settled} />
          <TrialCases
            {...{ runs, uniqueName, names, lockedBecause }}
            onKeep={(name) => {
              const filled = { values: triedValues(fields, values), others: otherValues(others) };
              const row = {
                key: randomUuid(),
                name,
                ...toKeptCase(filled, outcome, { draft, uniqueName }),
              };
              changeCases((cases) => [...cases, row]);
            }}
            onShow={(row) => set(shownCase(row, uniqueName, fields))}
            onAccept={accept}
            onRemove={(row) => changeCases((cases) => cases.filter(({ key }) => key !== row.key))}
          />
          <TrialFindings findings={findings} words={{ draft, uniqueName, names }} onShow={onShow} />
          <TrialAcceptance
            problems={problems}
            onShow={(path) => {
              viewRef.current?.focusField(path);
            }}
          />
        </Results>
      </TrialColumns>
    </TrialRoot>
  );
}

/** What the form can be asked for. */
interface ViewActions {
  readonly focusField: (path: TrialProblem['path']) => boolean;
}

const noElsewhere: Awaited<ReturnType<typeof loadElsewhere>> = new Map();
const noOptions: Awaited<ReturnType<typeof loadOptions>> = new Map();

interface OtherValuesProps {
  readonly keys: readonly string[];
  readonly values: KeptTrial['others'];
  readonly onValuesChange: (values: KeptTrial['others']) => void;
}

/** What is read of other forms, of properties and of variables. */
function OtherValues({ keys, values, onValuesChange }: OtherValuesProps) {
  return (
    <section>
      <h3>{trialText('elsewhere')}</h3>
      <p data-part="muted">{trialText('elsewhere.hint')}</p>
      <div data-part="fields">
        {keys.map((key) => (
          <TextField
            key={key}
            label={formatKey(key)}
            value={values[key] ?? ''}
            onValueChange={(value) => onValuesChange({ ...values, [key]: value })}
          />
        ))}
      </div>
    </section>
  );
}

function otherValues(others: KeptTrial['others']): CaseValues {
  return toCaseValues(Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')));
}

/** The names that conditions are described with; of other forms as far as they are loaded. */
function useConditionNames(draft: FormDraft, uniqueName: string) {
  const own = useMemo(() => ownDraft(uniqueName, draft.parts), [uniqueName, draft.parts]);
  const texts = [draft.condition, ...draft.rules.map(({ condition }) => condition)];
  const conditions = texts.filter((text) => text !== '').map(savedCondition);
  const { names } = useConditionTexts(own, conditions);
  return namesOf(own, names);
}
