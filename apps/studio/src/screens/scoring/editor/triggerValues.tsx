import { MultiSelect, TextField } from '@studio/ui';
import { lengthFault, makeField } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { dataSetChoices } from '../../../kernel/resource/dataSetLookup.ts';
import { type Lookup, onLookupAnswer, peekLookup, useLookup } from '../../../kernel/resource/Lookup.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { classCodes, type ScoredForm, type Scoring, scoredForm } from '../scoring.api.ts';
import { scoringEditorText } from '../scoring.messages.ts';
import { readField, readList, type ScoringDraft, writeList } from './scoringDraft.ts';

/** The contract's codes. */
export const triggerOperators = { isInList: 0, contains: 1, matches: 2 } as const;

const classCodeField = 12;

type Choices = Lookup<readonly { readonly value: string; readonly label: string }[]>;

const sets = new Map<string, Choices>();

function choicesOf(set: string): Choices {
  const known = sets.get(set) ?? dataSetChoices(set);
  sets.set(set, known);
  return known;
}

/** What the values of a field are chosen from; null for one whose values are typed. A pattern is always typed. */
function sourceOf(form: ScoredForm | undefined, name: string, operator: number | null): Choices | null {
  const field = form?.fields.get(name);
  if (field === undefined || operator === triggerOperators.matches) return null;
  if (field.type === classCodeField) return classCodes;
  return field.dataSetName === null ? null : choicesOf(field.dataSetName);
}

/** The values with another operator: where one text is typed, the first of several stays. */
export function settleValues(operator: number | null, draft: ScoringDraft): Partial<ScoringDraft> {
  const values = readList(draft.triggerValues);
  const named = readField(draft.triggerField);
  const form = named ? peekLookup(scoredForm(named.form)) : undefined;
  const isTyped =
    operator === triggerOperators.matches ||
    (form !== undefined && sourceOf(form, named?.field ?? '', operator) === null);
  return isTyped && values.length > 1 ? { triggerValues: writeList(values.slice(0, 1)) } : {};
}

/** What a value is called in the sets that were asked for. */
function labelOf(value: string): string {
  for (const set of [classCodes, ...sets.values()]) {
    const label = peekLookup(set)?.find((choice) => choice.value === value)?.label;
    if (label !== undefined) return label;
  }
  return value;
}

/** Characters of a value at most, and values. */
const [longest, most] = [255, 500];

/** The values that the field of the condition is compared with. */
export const triggerValues: PlainField<ScoringDraft, string, Scoring> = makeField<
  string,
  Scoring,
  ScoringDraft
>(
  {
    label: () => scoringEditorText('values'),
    ...{ bodyName: 'triggerFieldValue', isRequired: true },
    isShown: ({ applyScoring }) => applyScoring === 'OnConditionMet',
  },
  {
    comparable: (value) => value || null,
    format: (value) =>
      readList(String(value ?? ''))
        .map(labelOf)
        .join(', '),
    isEmpty: (value) => readList(value).every((text) => text.trim() === ''),
    check: (value) => {
      const values = readList(value);
      if (values.length > most) return scoringEditorText('values.many', { limit: most });
      return values.map((text) => lengthFault(text, longest)).find((fault) => fault !== null) ?? null;
    },
    onLabelsChange: (listener) => onLookupAnswer([classCodes, ...sets.values()], listener),
    render: (control, { draft }) => <TriggerValues {...{ control, draft }} />,
  },
);

interface TriggerValuesProps {
  readonly control: FieldControl<string>;
  readonly draft: ScoringDraft;
}

function TriggerValues({ control, draft }: TriggerValuesProps) {
  const named = readField(draft.triggerField);
  const { data: form } = useLookup(named && scoredForm(named.form));
  const source = sourceOf(form, named?.field ?? '', draft.triggerOperator);
  const { data, isLoading, error } = useLookup(source);
  const { value, onValueChange, onLeave, isReadOnly, ...shared } = control;
  const texts = readList(value);
  if (source === null) {
    return (
      <TextField
        {...shared}
        value={texts.join(', ')}
        isDisabled={isReadOnly || named === null}
        hint={named === null ? scoringEditorText('values.unknown') : undefined}
        maxLength={longest}
        onValueChange={(text) =>
          onValueChange(writeList(text === '' ? [] : [text]), { coalesceKey: 'triggerValues' })
        }
        onBlur={onLeave}
        autoComplete="off"
      />
    );
  }
  const offered = data ?? [];
  const others = texts
    .filter((text) => offered.every((choice) => choice.value !== text))
    .map((text) => ({ value: text, label: text }));
  return (
    <MultiSelect
      {...shared}
      options={[...offered, ...others]}
      isLoading={isLoading}
      emptyText={error === null ? undefined : describeError(error)}
      isDisabled={isReadOnly}
      placeholder={scoringEditorText('values.none')}
      choiceDebounceMs={500}
      value={texts}
      onValueChange={(next) => onValueChange(writeList(next), {})}
      onBlur={onLeave}
    />
  );
}
