import {
  designDefaults,
  type FieldRule,
  type FormDesign,
  type FormField,
  type FormSection,
} from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldIdsOf } from '../../kinds/formTemplate/fieldIds.ts';
import type { DemoFormTemplateSeed } from '../types.ts';

interface FormOptions extends Partial<FormDesign> {
  /** Names of the products that use the form. Default: all. */
  products?: string[];
  /** Default false. */
  repeatable?: boolean;
  /** Default 1. */
  version?: number;
  /** Default 1, Application. */
  type?: number;
  /** Default 1, In Production. */
  status?: 0 | 1 | 2;
}

const fieldTypes: Readonly<Record<string, Partial<FormField> & { type: number }>> = {
  text: { type: 0 },
  money: { type: 0, validator: 'currency', dollarSign: true },
  number: { type: 0, validator: 'numberWithCommas', numberDomain: 'integer' },
  percent: { type: 0, validator: 'percent', rangeMin: '0', rangeMax: '100' },
  area: { type: 1, maxChars: 2000 },
  yesNo: { type: 2 },
  list: { type: 3 },
  lists: { type: 3, options: '<options><multiple>true</multiple></options>' },
  check: { type: 5 },
  checks: { type: 6 },
  date: { type: 7 },
  label: { type: 9 },
  repeater: { type: 10 },
  class: { type: 12 },
  radio: { type: 13 },
  spacer: { type: 14 },
  button: { type: 17 },
  link: { type: 20 },
  upload: { type: 21 },
  grid: { type: 24 },
};

/**
 * A form template whose fields are lines `type variableName: Label = Data set`; the data set may be left out. Behind it, in braces and
 * parted by semicolons, may follow: `required`, `carrier` or `agency` (who sees it), `if Rule` (the rule that shows it),
 * `link Form.field`, `value script`, `options xml`, `tip text`, `pattern regular expression` and `products A, B` (which alone have it). Fields
 * of one row are in one line, parted by ` | `. A line `# Heading` begins a section, `#* Heading` one that repeats. Types: those of `fieldTypes`. Throws on others.
 */
export function formTemplate(
  uniqueName: string,
  name: string,
  options: FormOptions,
  fieldText: string,
): DemoFormTemplateSeed {
  const { version = 1, type = 1, status = 1, repeatable = false, products = [], ...design } = options;
  const { fields, sections } = parseFields(fieldText, uniqueName);
  const own = { uniqueName, name, version, type, status, repeatable, productNames: products };
  return { ...own, fields, ...designDefaults, ordering: 0, ...design, sections };
}

/** A rule of a form that holds while all of some fields have one of some values: `Form|field`, then the values. */
export function showWhen(
  name: string,
  description: string,
  ...terms: [field: string, ...values: string[]][]
): FieldRule {
  return { name, description, condition: conditionOf(...terms) };
}

/** A condition that holds while all of some fields have one of some values. */
export function conditionOf(...terms: [field: string, ...values: string[]][]): FieldRule['condition'] {
  const subconditions = terms.map(([field, ...values]) => {
    const [formTemplateUniqueName = '', fieldName = ''] = field.split('|');
    return {
      kind: 'BinaryCondition',
      lhs: {
        kind: 'FieldValue',
        formTemplateUniqueName,
        fieldName,
        variableName: fieldName,
        typeName: 'String',
      },
      operatorName: values.length === 1 ? 'equals' : 'isInList',
      rhs: values.map((valueString) => ({ kind: 'LiteralValue', typeName: 'String', valueString })),
    };
  });
  return { kind: 'CompositeCondition', operator: 'and', subconditions };
}

function parseFields(text: string, form: string): { fields: FormField[]; sections: FormSection[] } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const parsed = lines.map(
    (line) => parseHeading(line) ?? line.split(' | ').map((field) => parseField(field, form)),
  );
  const ids = fieldIdsOf(parsed.flatMap((each) => ('rows' in each ? [] : each)));
  const fields: FormField[] = [];
  const sections: FormSection[] = [];
  for (const each of parsed) {
    if ('rows' in each) sections.push(each);
    else {
      if (sections.length === 0) sections.push({ label: '', repeating: false, rows: [] });
      const row = each.map((field, index) => ({ id: ids[fields.length + index] ?? '', ...field }));
      fields.push(...row);
      sections.at(-1)?.rows.push(row.map(({ id }) => id));
    }
  }
  return { fields, sections };
}

/** The section that a line begins; null when it is none that does. */
function parseHeading(line: string): FormSection | null {
  const { repeating = '', label = '' } = /^#(?<repeating>\*?) (?<label>.+)$/.exec(line)?.groups ?? {};
  return label === '' ? null : { label, repeating: repeating !== '', rows: [] };
}

function parseField(line: string, form: string): FormField {
  const {
    type = '',
    name = '',
    label = '',
    dataSet,
    more = '',
  } = /^(?<type>\w+) (?<name>\w+): (?<label>[^={]+?)(?: = (?<dataSet>[^{]+?))?(?: \{(?<more>.+)\})?$/.exec(
    line,
  )?.groups ?? {};
  const settings = fieldTypes[type];
  if (settings === undefined) throw new Error(`Unreadable field '${line}' on form ${form}`);
  const modifiers = more.split(';').map((each) => each.trim());
  return {
    ...{ name, label, ...settings, dataSetName: dataSet ?? null },
    ...Object.assign({}, ...modifiers.map((modifier) => parseModifier(modifier, line))),
  };
}

function parseModifier(modifier: string, line: string): Partial<FormField> {
  const [word = '', ...rest] = modifier.split(' ');
  const text = rest.join(' ');
  const [linkFormTemplateUniqueName = '', linkVariableName = ''] = text.split('.');
  switch (word) {
    case '':
      return {};
    case 'required':
      return { requiredLevel: 1 };
    case 'carrier':
      return { agencyVisible: false };
    case 'agency':
      return { carrierVisible: false };
    case 'if':
      return { hidden: true, triggerRuleName: text, untriggerBehavior: 1 };
    case 'link':
      return { linkFormTemplateUniqueName, ...(linkVariableName !== '' && { linkVariableName }) };
    case 'value':
      return { valueExpression: text };
    case 'options':
      return { options: text };
    case 'tip':
      return { tooltip: text };
    case 'pattern':
      return { validator: 'regularExpression', regularExpression: text };
    case 'products':
      return { productNames: text.split(', ') };
    default:
      throw new Error(`Unreadable '${modifier}' in '${line}'`);
  }
}
