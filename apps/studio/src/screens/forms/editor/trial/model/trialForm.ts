import type { JsonValue, TriedField, TriedForm } from '@studio/rules';
import type { ViewForm } from '@studio/widgets';
import { readOptionText } from '../../builder/model/fieldOptions.ts';
import { savedCondition } from '../../draft/conditionRows.ts';
import type { FormDraft, FormPart } from '../../draft/FormDraft.ts';
import { layoutOf } from '../../draft/formLayout.ts';
import { typeNameOf } from '../../rules/model/ownValues.ts';
import { untrigger } from '../../rules/model/ruleEdits.ts';

export type TrialField = ViewForm['sections'][number]['rows'][number][number];
type TrialOption = NonNullable<TrialField['options']>[number];

/** Who fills in the form: some fields are for one of them alone. */
export type Audience = 'agency' | 'carrier';

/** A field of the form with what repeats it, the outermost first. */
export interface PlacedField {
  readonly part: FormPart;
  /** Where its value is kept among those beside it. */
  readonly name: string;
  readonly around: readonly string[];
}

/** What decides how a field is drawn besides its settings. */
export interface ViewInput {
  readonly audience: Audience;
  /** The items of data sets, by name; those that are missing are not loaded. */
  readonly options: ReadonlyMap<string, readonly TrialOption[]>;
  /** Names of fields that a script turned off, or made required. */
  readonly disabled: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** What a script computed for a label, by the name of the label. */
  readonly labels: ReadonlyMap<string, string>;
}

const rowRepeater = 10;
const label = 9;

/** The fields of a draft, each with what repeats it. A row repeater repeats the row behind it. */
export function placedFields(draft: FormDraft): readonly PlacedField[] {
  return layoutOf(draft).flatMap(({ head, rows }) => {
    const section = head.repeating ? [nameOf(head)] : [];
    return rows.flatMap((row, index) => {
      const repeater = repeaterOf(rows[index - 1]);
      const around = repeater === undefined ? section : [...section, nameOf(repeater)];
      return row.map((part) => ({ part, name: nameOf(part), around }));
    });
  });
}

/** The form as it is evaluated. */
export function triedForm(draft: FormDraft, uniqueName: string): TriedForm {
  return {
    uniqueName,
    fields: placedFields(draft).map(toTriedField),
    rules: draft.rules.map(({ name, condition }) => ({ name, condition: storedCondition(condition) })),
    condition: draft.condition === '' ? null : storedCondition(draft.condition),
  };
}

/** A condition of a draft as it is saved. */
export function storedCondition(text: string): JsonValue {
  // What was parsed from JSON is JSON.
  return savedCondition(text) as unknown as JsonValue;
}

function toTriedField({ part, name, around }: PlacedField): TriedField {
  const { hidden, triggerRuleName, untriggerBehavior, requiredLevel, valueFormat } = part;
  return {
    ...{ name, typeName: typeNameOf(part), isConditional: hidden, ruleName: triggerRuleName },
    isDeletedWhenHidden: untriggerBehavior === untrigger.delete,
    // What the field begins with is filled in already.
    defaultValue: null,
    valueScript: part.valueExpression,
    disableScript: part.disableExpression,
    requiredScript: requiredLevel === byExpression ? part.requiredLevelExpression : '',
    valueFormat,
    repeatedBy: around.at(-1) ?? null,
  };
}

const always = 1;
const byExpression = 2;

/** The form as its users see it. */
export function viewForm(draft: FormDraft, input: ViewInput): ViewForm {
  return {
    sections: layoutOf(draft).map(({ head, rows }) => ({
      ...{ key: head.key, label: head.label },
      ...(head.repeating && { repeatsAs: nameOf(head) }),
      rows: rows.flatMap((row, index) => {
        if (repeaterOf(rows[index - 1]) !== undefined) return [];
        const fields = rows[index + 1] ?? [];
        return [row.map((part) => toViewField(part, input, part === repeaterOf(row) ? fields : []))];
      }),
    })),
  };
}

/** The last field of a row, where it repeats the row behind; undefined for none. */
function repeaterOf(row: readonly FormPart[] | undefined): FormPart | undefined {
  const last = row?.at(-1);
  return last?.type === rowRepeater ? last : undefined;
}

function nameOf({ variableName, key, isHead }: FormPart): string {
  return variableName === '' || isHead ? key : variableName;
}

const types: Readonly<Record<number, TrialField['type']>> = {
  ...{ 0: 'text', 1: 'textArea', 2: 'yesNo', 3: 'dropDown', 5: 'checkBox', 6: 'checkBoxGroup', 7: 'date' },
  ...{ 9: 'label', 10: 'rowRepeater', 12: 'classCode', 13: 'radioGroup', 14: 'spacer', 17: 'functionButton' },
  ...{ 20: 'link', 21: 'attachment', 24: 'summaryGrid' },
};

/** How a field is drawn. */
export function viewType({ type, options }: Pick<FormPart, 'type' | 'options'>): TrialField['type'] {
  const isMultiple = type === 3 && readOptionText(options, 'multiple') === 'true';
  return isMultiple ? 'multiSelect' : (types[type] ?? 'text');
}

function toViewField(part: FormPart, input: ViewInput, repeated: readonly FormPart[]): TrialField {
  const { key, tooltip, options, dynamicDataSet, valueExpression, requiredLevel } = part;
  const name = nameOf(part);
  const isEditable = input.audience === 'agency' ? part.agencyEditable : part.carrierEditable;
  const text = part.type === label ? (input.labels.get(name) ?? '') : '';
  const option = (element: string) => readOptionText(options, element) ?? '';
  return {
    ...{ key, name, type: viewType(part), label: text || part.label || part.variableName },
    hint: tooltip || undefined,
    isRequired: requiredLevel === always || input.required.has(name),
    isReadOnly: !isEditable || valueExpression !== '' || input.disabled.has(name),
    options: dynamicDataSet === null ? undefined : (input.options.get(dynamicDataSet) ?? []),
    href: option('url') || undefined,
    maximumLength: part.maxChars ?? undefined,
    ...limitsOf(part),
    minimumRows: numberIn(option('fewestRows')),
    maximumRows: numberIn(option('mostRows')),
    fields: repeated.map((each) => toViewField(each, input, [])),
  };
}

const formats: Readonly<Record<string, TrialField['format']>> = {
  ...{ number: 'number', numberWithCommas: 'number', numberRange: 'number' },
  ...{ currency: 'currency', percent: 'percent' },
};
const ranged: readonly string[] = ['numberRange', 'percent'];

function limitsOf(part: FormPart): Pick<TrialField, 'format' | 'minimum' | 'maximum'> {
  const { type, validator, numberDomain, allowNegative, rangeMin, rangeMax, valueExpression } = part;
  const format = type === 0 && validator !== null ? formats[validator] : undefined;
  // What is computed is shown in its own format.
  if (format === undefined || validator === null || valueExpression !== '') return {};
  const isRanged = ranged.includes(validator);
  return {
    format: format === 'number' && numberDomain === 'integer' ? 'integer' : format,
    minimum: isRanged ? numberIn(rangeMin) : numberIn(allowNegative ? '' : '0'),
    maximum: isRanged ? numberIn(rangeMax) : undefined,
  };
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}
