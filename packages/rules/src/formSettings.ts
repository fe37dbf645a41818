import type { TriedField } from './compileForm.ts';
import type { FilledField, FilledKind } from './filledValues.ts';

/** What a field of a form says of how it is filled in, by the names and codes of the contract. */
export interface FillingSettings {
  readonly type: number;
  readonly hidden: boolean;
  readonly triggerRuleName: string | null;
  readonly untriggerBehavior: number;
  readonly validator: string | null;
  readonly numberDomain: string;
  readonly requiredLevel: number;
  readonly requiredLevelExpression: string;
  readonly disableExpression: string;
  readonly valueExpression: string;
  readonly valueFormat: string;
  readonly defaultValue: string;
  readonly agencyVisible: boolean;
  readonly carrierVisible: boolean;
}

/** Where a field is in its form, and what its further settings come to. */
export interface FieldPlace extends Pick<FilledField, 'name' | 'around' | 'linkedKey'> {
  /** Several choices may be made. */
  readonly isMultiple: boolean;
}

/** A field of a form that is filled in, with what decides whether a value is missing. */
export interface FillableField extends FilledField {
  readonly tried: TriedField;
  readonly required: 'never' | 'always' | 'byExpression';
  /** Somebody who fills in the form sees it. */
  readonly isVisible: boolean;
}

const untriggerDelete = 0;
const requiredLevels = ['never', 'always', 'byExpression'] as const;

/** Labels, spacers, buttons, links and summaries hold no value. */
const withoutValue: ReadonlySet<number> = new Set([9, 14, 17, 20, 24]);

/** A field as server and console fill it in. */
export function fillableField(settings: FillingSettings, place: FieldPlace): FillableField {
  const { type, hidden, triggerRuleName, untriggerBehavior, requiredLevel, agencyVisible, carrierVisible } =
    settings;
  const { name, around, linkedKey, isMultiple } = place;
  const defaultValue = defaultValueOf(settings, isMultiple);
  return {
    ...{ name, around, linkedKey, defaultValue, kind: kindOf(type, isMultiple) },
    tried: {
      ...{ name, typeName: typeNameOf(settings), isConditional: hidden, ruleName: triggerRuleName },
      isDeletedWhenHidden: untriggerBehavior === untriggerDelete,
      ...{ defaultValue, linkedKey, repeatedBy: around.at(-1) ?? null },
      takesSeveral: kindOf(type, isMultiple) === 'several',
      valueScript: settings.valueExpression,
      disableScript: settings.disableExpression,
      requiredScript:
        requiredLevels[requiredLevel] === 'byExpression' ? settings.requiredLevelExpression : '',
      valueFormat: settings.valueFormat,
    },
    required: withoutValue.has(type) ? 'never' : (requiredLevels[requiredLevel] ?? 'never'),
    isVisible: agencyVisible || carrierVisible,
  };
}

const kinds: Readonly<Record<number, FilledKind>> = {
  ...{ 2: 'yesNo', 5: 'flag', 6: 'several', 10: 'rows', 21: 'files' },
};
const dropDown = 3;

/** What values of a field look like. @param type by the contract's codes */
function kindOf(type: number, isMultiple: boolean): FilledKind {
  return type === dropDown && isMultiple ? 'several' : (kinds[type] ?? 'text');
}

/** What a field begins with, as a case has it; null for nothing. */
function defaultValueOf(
  { type, defaultValue }: Pick<FillingSettings, 'type' | 'defaultValue'>,
  isMultiple: boolean,
): string | readonly string[] | null {
  if (defaultValue === '') return null;
  return kindOf(type, isMultiple) === 'several' ? defaultValue.split(',') : defaultValue;
}

const numeric: ReadonlySet<string> = new Set([
  ...['number', 'percent', 'currency', 'numberWithCommas', 'numberRange'],
]);
const typeNames: Readonly<Record<number, string>> = {
  ...{ 2: 'Boolean', 5: 'Boolean', 7: 'Date', 12: 'ClassCode' },
};

/** The type that a field is compared as: a text input is a number where its validator says so. */
export function typeNameOf({
  type,
  validator,
  numberDomain,
}: Pick<FillingSettings, 'type' | 'validator' | 'numberDomain'>): string {
  if (type !== 0) return typeNames[type] ?? 'String';
  if (validator === null || !numeric.has(validator)) return 'String';
  return numberDomain === 'integer' ? 'Integer' : 'Double';
}
