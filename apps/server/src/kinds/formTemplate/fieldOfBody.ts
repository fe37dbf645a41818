import type { FieldTemplate, UiField } from '@studio/api';
import { type FieldSettings, type FormField, fieldDefaults } from './FormTemplateDoc.ts';

type Given<Whole, Needed extends keyof Whole> = Pick<Whole, Needed> & Partial<Omit<Whole, Needed>>;

/** A field as it may be sent: what is left out is as the contract's defaults have it. */
export type GivenField = Partial<Omit<UiField, 'fieldTemplate'>> & {
  fieldTemplate: Given<FieldTemplate, 'variableName' | 'type'>;
};

/** What field templates and stored fields call the same. */
const sharedTemplate = [
  ...['type', 'hidden', 'triggerRuleName', 'untriggerBehavior', 'validator', 'linkFormTemplateUniqueName'],
  ...['linkVariableName', 'linkPropertyPath', 'options', 'propertyExpression'],
] as const;

/** What a field says of the rule that shows it. */
const ofRules: ReadonlySet<string> = new Set(['triggerRuleName', 'untriggerBehavior']);

/** The properties of a stored field that the contract has in the field template, under the same names. */
export const templateProperties: ReadonlySet<string> = new Set(sharedTemplate);

/** Where the contract has the properties of a stored field, within a UI field. */
const places: Readonly<Record<string, string>> = {
  id: 'fieldTemplate/id',
  name: 'fieldTemplate/variableName',
  dataSetName: 'fieldTemplate/dynamicDataSet',
  productNames: 'productTemplates',
  ...Object.fromEntries(sharedTemplate.map((property) => [property, `fieldTemplate/${property}`])),
};

/** Where the contract has what a stored field has at a JSON pointer, both within the field. */
export function toFieldPointer(pointer: string): string {
  const [property = '', ...rest] = pointer.split('/');
  return [places[property] ?? property, ...rest].join('/');
}

const { productNames: _productNames, ...plainDefaults } = fieldDefaults;

/** What a field says unless it is sent otherwise, in the field template or beside it. */
const templateDefaults = pickDefaults((property) => templateProperties.has(property));
const ownDefaults = pickDefaults((property) => !templateProperties.has(property));

// The defaults name every setting.
const settings = (Object.keys(fieldDefaults) as (keyof FieldSettings)[]).map((property) => ({
  property,
  usual: fieldDefaults[property],
  isInTemplate: templateProperties.has(property),
  /** An empty text is none, too. */
  isChoice: templateProperties.has(property) && fieldDefaults[property] === null,
}));

/**
 * A stored field of the contract's. What it does not say otherwise is left out, as is the rule of one that is not conditional. A form
 * has tens of thousands of values: none is copied that is not kept.
 * @param names of products by their ids; one that is gone has its name for an id
 */
export function fieldOfBody(field: GivenField, id: string, names: ReadonlyMap<string, string>): FormField {
  const { fieldTemplate: template, productTemplates = [], label = '' } = field;
  const { variableName, type, dynamicDataSet } = template;
  const stored: FormField = {
    ...{ id, name: variableName.trim(), label, type, dataSetName: orNull(dynamicDataSet) },
  };
  // Each property is put where it belongs; the contract was checked before.
  const made = stored as Record<string, unknown>;
  const isShown = isShownByRule(template);
  for (const { property, usual, isInTemplate, isChoice } of settings) {
    if (property === 'productNames') {
      const chosen = productTemplates.map((product) => names.get(product.id) ?? product.id);
      if (chosen.length > 0) made[property] = chosen;
      continue;
    }
    const value = ((isInTemplate ? template : field) as Record<string, unknown>)[property];
    if (value === undefined || value === usual) continue;
    if (ofRules.has(property) && !isShown) continue;
    if (isChoice && orNull(value as string) === null) continue;
    made[property] = value;
  }
  return stored;
}

/** The contract's form of a stored field. */
export function bodyOfField(
  { id: _id, name, label, type, dataSetName, productNames = [], ...given }: FormField,
  id: number,
  ids: ReadonlyMap<string, string>,
): UiField {
  const template: Record<string, unknown> = { ...templateDefaults };
  const own: Record<string, unknown> = { ...ownDefaults };
  for (const [property, value] of Object.entries(given)) {
    (templateProperties.has(property) ? template : own)[property] = value;
  }
  return {
    // What a stored field says, and what it leaves out, is what the contract has, too.
    ...(own as Omit<UiField, 'label' | 'fieldTemplate' | 'productTemplates'>),
    label,
    productTemplates: productNames.map((product) => ({ id: ids.get(product) ?? product, name: product })),
    fieldTemplate: {
      ...(template as Omit<FieldTemplate, 'id' | 'variableName' | 'type' | 'dynamicDataSet'>),
      id,
      variableName: name,
      type,
      dynamicDataSet: dataSetName,
    },
  };
}

/** Whether a rule shows the field: what is not conditional is always shown. */
export function isShownByRule({
  hidden = false,
  triggerRuleName,
}: {
  hidden?: boolean;
  triggerRuleName?: string | null;
}): boolean {
  return hidden && orNull(triggerRuleName) !== null;
}

/** An empty choice is none. */
export function orNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text;
}

function pickDefaults(isWanted: (property: string) => boolean): Partial<FieldSettings> {
  return Object.fromEntries(Object.entries(plainDefaults).filter(([property]) => isWanted(property)));
}
