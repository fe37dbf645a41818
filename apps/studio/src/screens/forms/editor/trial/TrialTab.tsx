import {
  type CaseValue,
  type CaseValues,
  type FilledValues,
  FormTrial,
  fieldKey,
  isMissing,
  shownValues,
  type TriedForm,
  toCaseValues,
  triedValues,
  withDefaults,
  withoutDeleted,
} from '@studio/rules';
import { Button, RadioGroup, Select } from '@studio/ui';
import { FormView, type FormViewProps } from '@studio/widgets';
import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useHeldChange } from '../../../../kernel/editor/fields/useHeldChange.ts';
import { drawnFacts, readFacts } from '../../../../kernel/formView/drawnFacts.ts';
import { enteredValues, hiddenKeys } from '../../../../kernel/formView/formValues.ts';
import { formViewLabels } from '../../../../kernel/formView/formViewLabels.ts';
import { type LoadedOptions, loadOptions } from '../../../../kernel/formView/loadOptions.ts';
import { type Audience, placedFields, viewForm } from '../../../../kernel/formView/ViewedForm.ts';
import { useLookup } from '../../../../kernel/resource/Lookup.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { describeError } from '../../../../platform/i18n/describeError.ts';
import { productsOf } from '../../settings/settings.api.ts';
import type { FormPart } from '../draft/FormDraft.ts';
import { productIds } from '../draft/toDesignBody.ts';
import {
  type ElsewhereTypes,
  type ElsewhereValues,
  loadElsewhere,
  loadTypes,
  splitValues,
  typedOthers,
} from './model/elsewhere.ts';
import {
  chosenFor,
  type Dependencies,
  dependentSets,
  keysOfDependencies,
  loadDependencies,
  offeredOptions,
} from './model/offered.ts';
import { loadOtherForms } from './model/otherForms.ts';
import { triedDraft, triedForm } from './model/trialForm.ts';
import type { TrialProblem } from './TrialAcceptance.tsx';
import { TrialElsewhere } from './TrialElsewhere.tsx';
import { type KeptTrial, type TrialHostProps, TrialResults } from './TrialResults.tsx';
import { Results, TrialColumns, TrialHead, TrialRoot } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** A form that is tried out. */
export interface TrialTabProps extends TrialHostProps {
  /** Null where nothing was entered yet. */
  readonly kept: KeptTrial | null;
  readonly onKeep: (change: (kept: KeptTrial | null) => KeptTrial) => void;
}

const nothing: KeptTrial = { values: {}, others: {}, audience: 'agency', product: null };
const noOptions: LoadedOptions = new Map();
const noTypes: ElsewhereTypes = new Map();
const noElsewhere: ElsewhereValues = new Map();
const noDependencies: Dependencies = new Map();
const noForms: readonly TriedForm[] = [];

interface HeldFormViewProps extends FormViewProps {
  readonly value: FilledValues;
  readonly onValueChange: (values: FilledValues) => void;
}

/** The form with what is typed at once; what follows from it is computed when that is painted. */
function HeldFormView({ value, onValueChange, ...rest }: HeldFormViewProps) {
  const [values, hold] = useHeldChange(value, onValueChange, interruptible);
  return <FormView hasOwnForms hasHeldTexts {...rest} value={values} onValueChange={hold} />;
}

const interruptible = { isInterruptible: true } as const;

/** The form as it is edited, to be filled in: which rules hold and why, what is computed from what, and what would be accepted. */
export function TrialTab(props: TrialTabProps) {
  const { draft, doc, kept, onKeep, ...rest } = props;
  const { uniqueName } = doc.formTemplate;
  const viewRef = useRef<ViewActions>(null);
  const resultsId = useId();
  const viewed = useMemo(() => triedDraft(draft, uniqueName), [draft, uniqueName]);
  const fields = useMemo(() => placedFields(viewed), [viewed]);
  const trial = useMemo(() => new FormTrial(triedForm(draft, uniqueName)), [draft, uniqueName]);
  const dataSets = useMemo(
    () => [...new Set(fields.flatMap(({ part }) => part.dynamicDataSet ?? []))].toSorted(),
    [fields],
  );
  const choices = useResource(dataSets.length === 0 ? null : JSON.stringify(dataSets), (signal) =>
    loadOptions(dataSets, signal),
  );
  const options = choices.data ?? noOptions;
  const missing = choices.error ?? options.failure ?? null;
  const dependent = dependentSets(options);
  const dependencies =
    useResource(dependent.length === 0 ? null : JSON.stringify(dependent), (signal) =>
      loadDependencies(dependent, signal),
    ).data ?? noDependencies;
  const foreignKeys = useMemo(() => {
    const own = fieldKey(uniqueName, '');
    const keys = keysOfDependencies(dependencies).filter((key) => !key.startsWith(own));
    return [...new Set([...trial.foreignKeys, ...keys])];
  }, [trial, dependencies, uniqueName]);
  const foreign = foreignKeys.join('\n');
  const known = useResource(foreign === '' ? null : `types of ${foreign}`, (signal) =>
    loadTypes(foreign.split('\n'), uniqueName, signal),
  );
  const types = known.data ?? noTypes;
  const offered = useResource(foreign === '' ? null : `values of ${foreign}`, (signal) =>
    loadElsewhere(foreign.split('\n'), uniqueName, signal),
  );
  const elsewhere = offered.data ?? noElsewhere;
  const otherForms =
    useResource(foreign === '' ? null : `forms of ${foreign}`, (signal) =>
      loadOtherForms(foreign.split('\n'), uniqueName, signal),
    ).data ?? noForms;
  const { values: entered, others, audience } = kept ?? nothing;
  const values = useMemo(() => withDefaults(fields, entered), [fields, entered]);
  const filledIn = useMemo(
    () => ({ values: triedValues(fields, values), others: otherValues(others, types) }),
    [fields, values, others, types],
  );
  const outcome = useMemo(() => trial.evaluate(filledIn.values, filledIn.others), [trial, filledIn]);
  const products = useProducts(props, dependencies);
  const product = products?.find(({ value }) => value === kept?.product) ?? null;
  const chosen = chosenFor(dependencies, outcome.values);
  const offeredNow = useMemo(
    () => offeredOptions(options, chosen, product?.label ?? null),
    [options, chosen, product?.label],
  );
  const facts = useMemo(() => drawnFacts(fields, values, outcome), [fields, values, outcome]);
  const form = useMemo(
    () => viewForm(viewed, { audience, options: offeredNow, ...readFacts(facts) }),
    [viewed, audience, offeredNow, facts],
  );
  const shown = useMemo(() => shownValues(fields, values, outcome), [fields, values, outcome]);
  const hiddenList = useMemo(() => {
    const isIncluded = ({ products: own }: FormPart) =>
      product === null || own === '' || productIds({ products: own }).includes(product.value);
    return [...hiddenKeys(viewed, fields, { outcome, audience, isIncluded })].join(' ');
  }, [viewed, fields, outcome, audience, product]);
  // The same set as long as it holds the same: parts are compared with it one by one for another one.
  const hidden = useMemo(() => new Set(hiddenList.split(' ')), [hiddenList]);
  // What was entered elsewhere may be on its way still: only what is another is replaced.
  const set = (next: Partial<KeptTrial>) => onKeep((now) => ({ ...(now ?? nothing), ...next }));
  const enter = (next: FilledValues) => {
    const filled = withDefaults(fields, enteredValues(fields, next, { entered: values, shown }));
    const { deleted } = trial.evaluate(triedValues(fields, filled), otherValues(others, types));
    set({ values: withoutDeleted(fields, filled, deleted) });
  };
  const filledRef = useRef({ ...filledIn, outcome });
  useLayoutEffect(() => {
    filledRef.current = { ...filledIn, outcome };
  }, [filledIn, outcome]);
  // Hundreds of lines say what follows: they are drawn behind the form, and the next key does not wait for them.
  const results = useDeferredValue(
    <TrialResults
      {...rest}
      {...{ draft, doc, trial, fields, form, options, elsewhere, types, otherForms, shown, hidden, outcome }}
      getFilled={() => filledRef.current}
      onFill={(filled) => set(filled)}
      onFocus={(path) => {
        viewRef.current?.focusField(path);
      }}
    />,
  );
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
        {products !== null && (
          <Select
            label={trialText('product')}
            placeholder={trialText('product.any')}
            isClearable
            options={products}
            value={product?.value ?? null}
            onValueChange={(next) => set({ product: next })}
          />
        )}
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
          hiddenKeys={hidden}
          headingLevel={3}
          actionsRef={viewRef}
          labels={formViewLabels()}
        />
        <Results aria-labelledby={resultsId}>
          <h2 id={resultsId}>{trialText('results')}</h2>
          {missing !== null && (
            <p role="alert">{trialText('options.failed', { reason: describeError(missing) })}</p>
          )}
          {foreignKeys.length > 0 && (
            <TrialElsewhere
              {...{ types, offered: elsewhere }}
              keys={foreignKeys}
              value={others}
              onValueChange={(next) => set({ others: next })}
            />
          )}
          {results}
        </Results>
      </TrialColumns>
    </TrialRoot>
  );
}

/** The products that the form is for; null where nothing in it depends on one. */
function useProducts({ draft, doc }: TrialTabProps, dependencies: Dependencies) {
  const { type, appliesToAllProductTemplates, productTemplates } = doc.formTemplate;
  const isAsked =
    draft.parts.some(({ products }) => products !== '') ||
    [...dependencies.values()].some(({ productDependent }) => productDependent);
  const { data } = useLookup(isAsked && appliesToAllProductTemplates ? productsOf(type) : null);
  const own = useMemo(
    () => productTemplates.map(({ id, name }) => ({ value: id, label: name })),
    [productTemplates],
  );
  if (!isAsked) return null;
  return appliesToAllProductTemplates ? (data ?? null) : own;
}

/** What the form can be asked for. */
interface ViewActions {
  readonly focusField: (path: TrialProblem['path']) => boolean;
}

function otherValues(others: KeptTrial['others'], types: ElsewhereTypes): CaseValues {
  const found = Object.entries(others).flatMap(([key, value]) =>
    isMissing(valueIn(value)) ? [] : [[key, valueIn(value)] as const],
  );
  return typedOthers(toCaseValues(Object.fromEntries(found)), types);
}

function valueIn(text: string): CaseValue {
  const [first = null, ...others] = splitValues(text);
  return others.length === 0 ? first : [first, ...others];
}
