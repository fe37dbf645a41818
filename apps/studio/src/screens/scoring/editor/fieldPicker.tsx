import { type SelectorItem, TwoStepSelector } from '@studio/widgets';
import { type FieldOptions, makeField, type Requirable } from '../../../kernel/object/plain/makeField.ts';
import type { FieldControl, PlainField } from '../../../kernel/object/plain/PlainField.ts';
import { loaderOf, peekLookup, useLookup } from '../../../kernel/resource/Lookup.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { type Scoring, scoredForm, searchForms } from '../scoring.api.ts';
import { scoringEditorText } from '../scoring.messages.ts';
import { readField, type ScoringDraft, writeField } from './scoringDraft.ts';

/** Milliseconds for which the refusal of a field is shown. */
const refusalMs = 5000;

type Options = FieldOptions<string, Scoring, ScoringDraft> & Requirable<string, Scoring, ScoringDraft>;

/** A field of a form, or none. @param onlyScored fields that cannot be scored are refused, with a message */
export function formField(
  options: Options,
  { onlyScored }: { readonly onlyScored: boolean },
): PlainField<ScoringDraft, string, Scoring> {
  return makeField<string, Scoring, ScoringDraft>(options, {
    // Of a field that is chosen, not typed, all counts.
    comparable: (value) => value || null,
    format: (value) => describeField(String(value ?? '')),
    isEmpty: (value) => value === '',
    render: (control) => <FieldPicker {...{ ...control, onlyScored }} />,
  });
}

/** A field by its label, with its form, as far as they are known. */
function describeField(value: string): string {
  const named = readField(value);
  if (named === null) return '';
  const form = peekLookup(scoredForm(named.form));
  const label = form?.fields.get(named.field)?.label || named.field;
  return `${label} (${form?.displayName ?? named.form})`;
}

interface FieldPickerProps extends FieldControl<string> {
  readonly onlyScored: boolean;
}

function FieldPicker(props: FieldPickerProps) {
  const { label, isRequired, value, error, isReadOnly, readOnlyReason, onlyScored, onValueChange } = props;
  const named = readField(value);
  const { data: form } = useLookup(named && scoredForm(named.form));
  const field = form?.fields.get(named?.field ?? '');
  return (
    <TwoStepSelector
      mode="forms"
      {...{ label, isRequired, error, readOnlyReason }}
      isDisabled={isReadOnly}
      value={
        named && {
          form: { name: named.form, label: form?.displayName },
          fields: [{ name: named.field, label: field?.label || undefined }],
        }
      }
      onValueChange={(next) => {
        const chosen = next && { form: next.form.name, field: next.fields[0]?.name ?? '' };
        const isRefused =
          onlyScored &&
          chosen !== null &&
          peekLookup(scoredForm(chosen.form))?.fields.get(chosen.field)?.scoredBy === null;
        if (isRefused) {
          notify({ message: scoringEditorText('refused'), tone: 'warning', durationMs: refusalMs });
        }
        onValueChange(chosen === null || isRefused ? '' : writeField(chosen));
        props.onLeave();
      }}
      searchForms={async (text, { signal }) => {
        const found = await explained(searchForms(text, signal));
        return found.map(({ uniqueName, displayName }) => ({
          name: uniqueName,
          label: displayName === uniqueName ? uniqueName : `${displayName} (${uniqueName})`,
        }));
      }}
      loadFields={({ name }) => explained(loadFields(name))}
    />
  );
}

/** The fields of a form. They are kept, so that what is chosen is known at once. */
async function loadFields(form: string): Promise<readonly SelectorItem[]> {
  const lookup = scoredForm(form);
  const known = peekLookup(lookup) ?? (await loadNow(form));
  return [...known.fields.values()].map(({ name, label }) => ({
    name,
    label: label === '' || label === name ? name : `${label} (${name})`,
  }));
}

async function loadNow(uniqueName: string) {
  const lookup = scoredForm(uniqueName);
  const loader = loaderOf(lookup);
  await loader.load(lookup.key, (signal) => lookup.load(signal));
  const { data, error } = loader.state;
  if (data === undefined) throw error;
  return data;
}

/** What the selector says of a failure is its message. */
async function explained<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(describeError(error), { cause: error });
  }
}
