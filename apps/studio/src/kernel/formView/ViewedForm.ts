import type { DataItemCriteria, FieldTemplate, UiField } from '@studio/api';
import {
  type FillableField,
  fieldKey,
  fillableField,
  type JsonValue,
  placeFields,
  repeaterOf,
  type TriedForm,
} from '@studio/rules';
import type { ViewForm } from '@studio/widgets';
import { dayIn, limitsOf, namedFileTypes, numberIn } from './fieldLimits.ts';
import { type OptionColumn, readColumns, readOptionText } from './fieldOptions.ts';

/** A field of a form, with its settings as the contract has them. */
export interface ViewPart
  extends Readonly<Omit<UiField, 'fieldTemplate' | 'productTemplates'>>,
    Readonly<Omit<FieldTemplate, 'id'>> {
  /** Unique in the form. */
  readonly key: string;
}

/** A section of a form. */
export interface ViewedSection<Part extends ViewPart = ViewPart> {
  readonly key: string;
  readonly label: string;
  /** Where the entries of a section that is filled in several times are kept; null for one that is filled in once. */
  readonly repeatsAs: string | null;
  readonly rows: readonly (readonly Part[])[];
}

/** A form that is filled in: as it is edited, or as a form template was saved. */
export interface ViewedForm<Part extends ViewPart = ViewPart> {
  readonly uniqueName: string;
  readonly sections: readonly ViewedSection<Part>[];
  readonly rules: TriedForm['rules'];
  /** The condition that shows the form; null for a form that is always shown. */
  readonly condition: JsonValue | null;
  /** Fields have the value that they are linked to as long as nothing is entered. Default: false, links are not followed. */
  readonly followsLinks?: boolean;
}

type ShownField = ViewForm['sections'][number]['rows'][number][number];
/** A choice of a field. */
export type ShownOption = NonNullable<ShownField['options']>[number];
/** The choices of a data set. `isCut`: it has more than were loaded. `criteria`: when single ones are offered, by their values; the others always are. */
export type ShownOptions = readonly ShownOption[] & {
  readonly isCut?: boolean;
  readonly criteria?: ReadonlyMap<string, readonly DataItemCriteria[]>;
};

/** Who fills in the form: some fields are for one of them alone. An administrator fills in those of both. */
export type Audience = 'administrator' | 'agency' | 'carrier';

/** A field of the form as it is filled in. Links are followed where the form says so. */
export interface PlacedField<Part extends ViewPart = ViewPart> extends FillableField {
  readonly part: Part;
}

/** What decides how a field is drawn besides its settings. */
export interface ViewInput {
  readonly audience: Audience;
  /** The items of data sets, by name; those that are missing are not loaded. */
  readonly options: ReadonlyMap<string, ShownOptions>;
  /** Those that are missing are still loading. Default: they cannot be loaded. */
  readonly areOptionsPending?: boolean;
  /** Names of fields that a script turned off, or made required. */
  readonly disabled: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** The same of single entries of fields that repeat. Default: none. */
  readonly entryStates?: ViewForm['entryStates'];
  /** What a script computed for a label, by the name of the label. */
  readonly labels: ReadonlyMap<string, string>;
  /** Why a function button is off; undefined for one that does something. Default: all are on where presses are taken. */
  readonly buttonLock?: (part: ViewPart) => string | undefined;
  /** What days that are counted from today are counted from. Default: now. */
  readonly today?: Date;
}

const label = 9;
const rowRepeater = 10;
const functionButton = 17;
const link = 20;
const attachment = 21;
const summaryGrid = 24;

/** The fields of a form, each with what repeats it. A row repeater repeats the row behind it. */
export function placedFields<Part extends ViewPart>({
  sections,
  followsLinks = false,
}: Pick<ViewedForm<Part>, 'sections' | 'followsLinks'>): readonly PlacedField<Part>[] {
  return sections.flatMap(({ repeatsAs, rows }) =>
    placeFields(rows, repeatsAs, { isRepeater, nameOf }).map(({ field: part, around }) => ({
      part,
      ...fillableField(part, {
        ...{ around, name: nameOf(part), isMultiple: isMultiple(part) },
        linkedKey: followsLinks ? linkedKeyOf(part) : null,
      }),
    })),
  );
}

/** Labels, repeaters, spacers, buttons, links, uploads and summaries have no value of a link. */
const unlinked: ReadonlySet<number> = new Set([9, 10, 14, 17, 20, 21, 24]);

/** The key of what a field takes its value from, as conditions and scripts have it; null for none. */
export function linkedKeyOf(part: ViewPart): string | null {
  const { type, linkFormTemplateUniqueName: form, linkVariableName: field, linkPropertyPath } = part;
  if (unlinked.has(type)) return null;
  return form && field ? fieldKey(form, field) : linkPropertyPath || null;
}

/** The form as it is evaluated. */
export function triedForm(form: ViewedForm): TriedForm {
  const { uniqueName, rules, condition } = form;
  return { uniqueName, fields: placedFields(form).map(({ tried }) => tried), rules, condition };
}

/** What becomes of the value of a field while no rule shows it, by the contract's codes. */
export const untrigger = { delete: 0, hide: 1 } as const;

const always = 1;

/** The form as its users see it. */
export function viewForm({ sections }: Pick<ViewedForm, 'sections'>, input: ViewInput): ViewForm {
  return {
    entryStates: input.entryStates,
    sections: sections.map(({ key, label: heading, repeatsAs, rows }) => ({
      ...{ key, label: heading },
      ...(repeatsAs !== null && { repeatsAs }),
      rows: rows.flatMap((row, index) => {
        if (repeaterOf(rows, index, isRepeater)) return [];
        const repeater = repeaterOf(rows, index + 1, isRepeater);
        const fields = rows[index + 1] ?? [];
        return [row.map((part) => toViewField(part, input, part === repeater ? fields : []))];
      }),
    })),
  };
}

/** Whether a field repeats the row behind it, as the last one of its row. */
export function isRepeater({ type }: Pick<ViewPart, 'type'>): boolean {
  return type === rowRepeater;
}

function nameOf({ variableName, key }: ViewPart): string {
  return variableName === '' ? key : variableName;
}

const types: Readonly<Record<number, ShownField['type']>> = {
  ...{ 0: 'text', 1: 'textArea', 2: 'yesNo', 3: 'dropDown', 5: 'checkBox', 6: 'checkBoxGroup', 7: 'date' },
  ...{ 9: 'label', 10: 'rowRepeater', 12: 'classCode', 13: 'radioGroup', 14: 'spacer', 17: 'functionButton' },
  ...{ 20: 'link', 21: 'attachment', 24: 'summaryGrid' },
};

/** How a field is drawn. */
export function viewType(part: Pick<ViewPart, 'type' | 'options'>): ShownField['type'] {
  return isMultiple(part) ? 'multiSelect' : (types[part.type] ?? 'text');
}

function isMultiple({ type, options }: Pick<ViewPart, 'type' | 'options'>): boolean {
  return type === 3 && readOptionText(options, 'multiple') === 'true';
}

function toViewField(part: ViewPart, input: ViewInput, repeated: readonly ViewPart[]): ShownField {
  const { key, tooltip, options, valueExpression, requiredLevel } = part;
  const name = nameOf(part);
  const isEditable = isFor(input.audience, part.agencyEditable, part.carrierEditable);
  const text = part.type === label ? (input.labels.get(name) ?? '') : '';
  const option = (element: string) => readOptionText(options, element) ?? '';
  return {
    ...{ key, name, type: viewType(part), label: text || part.label || part.variableName },
    isLabelHidden: part.labelPosition === 'hidden' || undefined,
    look: lookOf(part, option),
    hint: tooltip || undefined,
    isRequired: requiredLevel === always || input.required.has(name),
    isReadOnly: !isEditable || valueExpression !== '' || input.disabled.has(name),
    ...choicesOf(part, input),
    href: option('url') || undefined,
    disabledReason: part.type === functionButton ? input.buttonLock?.(part) : undefined,
    maximumLength: part.maxChars ?? undefined,
    ...limitsOf(part),
    minimumRows: numberIn(option('fewestRows')),
    maximumRows: numberIn(option('mostRows')),
    maximumChoices: numberIn(option('mostChosen')),
    earliest: dayIn(option('earliest'), input.today),
    latest: dayIn(option('latest'), input.today),
    question: option('confirmText').trim() || undefined,
    maximumFiles: part.type === attachment ? (numberIn(option('mostFiles')) ?? 1) : undefined,
    accept: part.type === attachment ? namedFileTypes(part) : undefined,
    columns: part.type === summaryGrid ? readColumns(options).map(toColumn) : undefined,
    fields: repeated.map((each) => toViewField(each, input, [])),
  };
}

/** What is chosen from; nothing for a field without a data set. */
function choicesOf(
  { dynamicDataSet }: ViewPart,
  { options, areOptionsPending = false }: ViewInput,
): Pick<ShownField, 'options' | 'hasUnknownOptions' | 'hasPendingOptions'> {
  if (dynamicDataSet === null) return {};
  const offered = options.get(dynamicDataSet);
  return {
    options: offered ?? [],
    hasUnknownOptions: offered === undefined || offered.isCut === true,
    hasPendingOptions: offered === undefined && areOptionsPending,
  };
}

const textStyles = ['bold', 'italic', 'boldItalic'] as const;
const headings = [1, 2, 3] as const;

/** How a field is drawn by its settings; undefined where it is drawn as usual. @param option the text of an element of its options */
function lookOf(part: ViewPart, option: (element: string) => string): ShownField['look'] {
  const { fontStyle, fieldWidth, validator, dollarSign } = part;
  const look: NonNullable<ShownField['look']> = {
    textStyle: textStyles.find((style) => style === fontStyle),
    isLabelBeside: part.labelPosition === 'left' || undefined,
    labelWidth: (part.labelPosition === 'left' && part.labelWidth) || undefined,
    width: fieldWidth || undefined,
    yesText: option('yesText') || undefined,
    noText: option('noText') || undefined,
    prompt: option('promptText') || undefined,
    noItemsText: option('noItemsText') || undefined,
    opensHere: (part.type === link && option('newWindow') === 'false') || undefined,
    checkedText: option('checkedValue') || undefined,
    isHorizontal: option('orientation') === 'horizontal' || undefined,
    lines: numberIn(option('visibleRows')),
    heading: headings.find((level) => String(level) === option('headingLevel')),
    height: numberIn(option('height')),
    addText: option('addText') || undefined,
    hasNoSign: (validator === 'currency' && !dollarSign) || undefined,
  };
  return Object.values(look).some((value) => value !== undefined) ? look : undefined;
}

function toColumn({ name, width }: OptionColumn) {
  return { name, label: name, width };
}

/** Whether what is for one of them, or for both, is for who fills in the form. */
export function isFor(audience: Audience, isForAgency: boolean, isForCarrier: boolean): boolean {
  if (audience === 'administrator') return isForAgency || isForCarrier;
  return audience === 'agency' ? isForAgency : isForCarrier;
}
