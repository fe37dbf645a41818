import type { FieldTemplate, UiField } from '@studio/api';
import type { DraftRow } from '../../../../kernel/editor/fields/FieldDefinitions.ts';

type OwnSettings = Omit<UiField, 'fieldTemplate' | 'productTemplates'>;
type TemplateSettings = Omit<FieldTemplate, 'id'>;

/**
 * A part of a form: the head of a section, or a field. A section reaches from its head to the next one, so that a field is moved into
 * another section as it is moved within one.
 */
export interface FormPart extends DraftRow, Readonly<OwnSettings>, Readonly<TemplateSettings> {
  /** The number that identifies a saved field; empty for a new one, and for a head. */
  readonly id: string;
  readonly isHead: boolean;
  /** A section that is filled in several times. Of heads alone. */
  readonly repeating: boolean;
  /** The field is in one row with the part before it, which is a field too. */
  readonly isBeside: boolean;
  /** The ids of the product templates for which the field is shown, as a JSON list; empty for all. */
  readonly products: string;
}

/** A rule of a form: fields that name it are shown while its condition holds. */
export interface RuleRow extends DraftRow {
  readonly name: string;
  readonly description: string;
  /** As JSON. */
  readonly condition: string;
}

/** A case that is kept with the form. Its key is its id: it tells it from others of the form wherever it is loaded. */
export interface CaseRow extends DraftRow {
  readonly name: string;
  /** What is filled in, by key, as JSON. */
  readonly values: string;
  /** What is expected then, as JSON. */
  readonly expected: string;
}

/** What the editor of a form edits: all but its settings, which have a modal of their own. */
export interface FormDraft {
  readonly parts: readonly FormPart[];
  readonly rules: readonly RuleRow[];
  readonly cases: readonly CaseRow[];
  /** The condition that makes the form conditional, as JSON; empty for a form that is always required. */
  readonly condition: string;
}

/** An empty part: what a new field starts from. */
export function blankPart(key: string): FormPart {
  return {
    ...{ key, id: '', isHead: false, repeating: false, isBeside: false, products: '' },
    ...{ label: '', flags: '', fontStyle: 'normal', labelPosition: 'top', tooltip: '' },
    ...{ labelWidth: null, fieldWidth: null, agencyVisible: true, carrierVisible: true },
    ...{ agencyEditable: true, carrierEditable: true, disableExpression: '' },
    ...{ requiredLevel: 0, requiredLevelExpression: '', regularExpression: '', numberDomain: 'any' },
    ...{ allowNegative: false, rangeMin: '', rangeMax: '', rounding: '', dollarSign: false, maxChars: null },
    ...{ defaultValue: '', valueExpression: '', valueFormat: '', refreshable: false },
    ...{ variableName: '', type: 0, hidden: false, triggerRuleName: null, untriggerBehavior: 0 },
    ...{ validator: null, linkFormTemplateUniqueName: null, linkVariableName: null, linkPropertyPath: null },
    ...{ options: null, dynamicDataSet: null, propertyExpression: null },
  };
}

/** A field with its variable name, as it is chosen. */
export function fieldText({ label, variableName }: Pick<FormPart, 'label' | 'variableName'>): string {
  return label === '' || label === variableName ? variableName : `${label} (${variableName})`;
}

/** A key of a case: a field of a form as `field (Form)`. */
export function formatKey(key: string): string {
  const at = key.lastIndexOf('::');
  return at === -1 ? key : `${key.slice(at + 2)} (${key.slice(0, at)})`;
}
