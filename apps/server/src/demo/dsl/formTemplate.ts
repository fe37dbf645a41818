import type { DemoField, DemoFieldType, DemoFormTemplateSeed } from '../types.ts';

interface FormOptions {
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

const fieldTypes: Record<string, DemoFieldType> = {
  text: 0,
  area: 1,
  yesNo: 2,
  list: 3,
  check: 5,
  checks: 6,
  date: 7,
  class: 12,
  radio: 13,
};

/**
 * A form template whose fields are lines `type variableName: Label = Data set`; the data set may be left out.
 * Types: text, area, yesNo, list (drop down), check, checks (group), date, class (class code), radio. Throws on others.
 */
export function formTemplate(
  uniqueName: string,
  name: string,
  options: FormOptions,
  fieldText: string,
): DemoFormTemplateSeed {
  return {
    uniqueName,
    name,
    version: options.version ?? 1,
    type: options.type ?? 1,
    status: options.status ?? 1,
    repeatable: options.repeatable ?? false,
    productNames: options.products ?? [],
    fields: fieldText
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => parseField(line, uniqueName)),
  };
}

function parseField(line: string, form: string): DemoField {
  const {
    type = '',
    name = '',
    label = '',
    dataSet,
  } = /^(?<type>\w+) (?<name>\w+): (?<label>.+?)(?: = (?<dataSet>.+))?$/.exec(line)?.groups ?? {};
  const fieldType = fieldTypes[type];
  if (fieldType === undefined) throw new Error(`Unreadable field '${line}' on form ${form}`);
  return { name, label, type: fieldType, dataSetName: dataSet ?? null };
}
