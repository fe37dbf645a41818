import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';

/** The status of a form, by the contract's codes. */
export const formStatus = { draft: 0, inProduction: 1, published: 2 } as const;

/** What happens to the values of fields when their rule no longer holds, by the contract's codes. */
export const untriggerBehavior = { delete: 0, hide: 1 } as const;

/** The names of the rules that make forms conditional. */
export const triggerRuleNames = {
  conditional: 'Conditionally Required Form Trigger',
  supplemental: 'Supplemental Form Trigger',
} as const;

/** A condition of a rule, such as a `CompositeCondition`. */
export type Condition = JsonObject;

/** When fields that name it are shown. */
export type FieldRule = { name: string; description: string; condition: Condition };

/** Values that the form is filled in with, kept with it, and what is expected then. Values are by key: `Form::field`, `Object.property`, or the name of a variable. */
export type FormCase = {
  /** Tells it from others of its form. */
  id: string;
  name: string;
  values: { [key: string]: JsonValue };
  expected: {
    /** Whether fields are shown, by variable name. */
    shown: { [field: string]: boolean };
    /** By key. */
    values: { [key: string]: JsonValue };
  };
};

/** When the form itself is shown. */
export type TriggerRule = { name: string; condition: Condition };

/** A field of a form. What most fields do not say is left out, and is then as `fieldDefaults` has it. */
export type FormField = Partial<FieldSettings> & {
  /** Tells the field from others of the form whatever it is called: a positive number. A form from elsewhere may lack it. */
  id?: string;
  /** The variable name, unique within the form. */
  name: string;
  label: string;
  type: number;
  /** The set that feeds the field; null for free entry. */
  dataSetName: string | null;
};

/** What a field says beyond its name, label, type and data set. */
export type FieldSettings = {
  hidden: boolean;
  /** Of one of the form's rules. */
  triggerRuleName: string | null;
  untriggerBehavior: number;
  validator: string | null;
  linkFormTemplateUniqueName: string | null;
  linkVariableName: string | null;
  linkPropertyPath: string | null;
  /** What only some types of fields have, as XML. */
  options: string | null;
  propertyExpression: string | null;
  flags: string;
  fontStyle: string;
  labelPosition: string;
  tooltip: string;
  labelWidth: number | null;
  fieldWidth: number | null;
  agencyVisible: boolean;
  carrierVisible: boolean;
  /** Empty for all products of the form. */
  productNames: string[];
  agencyEditable: boolean;
  carrierEditable: boolean;
  disableExpression: string;
  /** 0 optional, 1 required, 2 as the expression says. */
  requiredLevel: number;
  requiredLevelExpression: string;
  regularExpression: string;
  numberDomain: string;
  allowNegative: boolean;
  rangeMin: string;
  rangeMax: string;
  rounding: string;
  dollarSign: boolean;
  maxChars: number | null;
  defaultValue: string;
  valueExpression: string;
  valueFormat: string;
  refreshable: boolean;
};

/** What a field is unless it says otherwise. */
export const fieldDefaults: FieldSettings = {
  hidden: false,
  triggerRuleName: null,
  untriggerBehavior: untriggerBehavior.delete,
  validator: null,
  linkFormTemplateUniqueName: null,
  linkVariableName: null,
  linkPropertyPath: null,
  options: null,
  propertyExpression: null,
  flags: '',
  fontStyle: 'normal',
  labelPosition: 'top',
  tooltip: '',
  labelWidth: null,
  fieldWidth: null,
  agencyVisible: true,
  carrierVisible: true,
  productNames: [],
  agencyEditable: true,
  carrierEditable: true,
  disableExpression: '',
  requiredLevel: 0,
  requiredLevelExpression: '',
  regularExpression: '',
  numberDomain: 'any',
  allowNegative: false,
  rangeMin: '',
  rangeMax: '',
  rounding: '',
  dollarSign: false,
  maxChars: null,
  defaultValue: '',
  valueExpression: '',
  valueFormat: '',
  refreshable: false,
};

/** Fields side by side, by their ids. */
export type FormRow = string[];

/** Rows under a heading; one that repeats is filled in several times. */
export type FormSection = { label: string; repeating: boolean; rows: FormRow[] };

/** What makes a stored form one that can be edited; a form from before that has none of it. */
export type FormDesign = {
  flags: string;
  ordering: number;
  /** UTC midnight, epoch milliseconds. */
  effectiveDateRangeBegin: number | null;
  effectiveDateRangeEnd: number | null;
  /** False for a supplemental form. */
  root: boolean;
  proposalLevel: boolean;
  includedInEndorsement: boolean;
  dynamicNameTemplate: string;
  staticName: string;
  allowDirectNavigation: boolean;
  sortRepeatableFormNames: boolean;
  linkFormTemplateUniqueName: string | null;
  precedingFieldFormTemplateUniqueName: string | null;
  precedingFieldVariableName: string | null;
  sections: FormSection[];
  fieldRules: FieldRule[];
  /** In the order in which they were kept. */
  cases: FormCase[];
  triggerRule: TriggerRule | null;
  /** What has to be mended before the form can be published, as found when it was saved, or its rules were checked, last. */
  errors: FormError[];
};

/** What is wrong with a form that is saved all the same. */
export type FormError = {
  /** Where: a JSON pointer into the contract's form of the template. */
  pointer: string;
  message: string;
};

/** A form template as it is stored. */
export type FormTemplateDoc = Partial<FormDesign> & {
  uniqueName: string;
  /** The display name. */
  name: string;
  /** Unique among the templates of the unique name. */
  version: number;
  type: number;
  status: number;
  repeatable: boolean;
  /** Empty for all products. */
  productNames: string[];
  fields: FormField[];
};

/** A form template with everything that it leaves out. */
export type WholeForm = Omit<FormTemplateDoc, keyof FormDesign | 'fields'> &
  FormDesign & { fields: (FormField & FieldSettings & { id: string })[] };

/** What a new form starts from. */
export const designDefaults: FormDesign = {
  flags: '',
  ordering: -1,
  effectiveDateRangeBegin: null,
  effectiveDateRangeEnd: null,
  root: true,
  proposalLevel: false,
  includedInEndorsement: false,
  dynamicNameTemplate: '',
  staticName: '',
  allowDirectNavigation: true,
  sortRepeatableFormNames: false,
  linkFormTemplateUniqueName: null,
  precedingFieldFormTemplateUniqueName: null,
  precedingFieldVariableName: null,
  sections: [],
  fieldRules: [],
  cases: [],
  triggerRule: null,
  errors: [],
};
