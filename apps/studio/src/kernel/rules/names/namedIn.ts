import { asNode, type ConditionNode, deepest, textOf } from '../conditionNode.ts';
import { noForm, type OwnForm, valuesIn } from './KnownNames.ts';

/** What conditions name that is not in the form itself. */
export interface NamedThings {
  /** Unique names of other forms. */
  readonly forms: readonly string[];
  /** Values that fields of other forms are compared with. */
  readonly values: readonly {
    readonly form: string;
    readonly field: string;
    readonly values: readonly string[];
  }[];
  /** What may be values of data sets: items that are named, and what fields of the form itself are compared with. */
  readonly items: readonly { readonly dataSet: string; readonly values: readonly string[] }[];
}

/** What takes part in the lookup of names. */
interface NamingOptions {
  /** A literal is taken for a value of the field on the left, too. Default true. */
  readonly isTypedNamed?: boolean;
}

/** What conditions and actions name, each once, in an order that is the same for the same ones. @param own the form that they are a part of */
export function namedIn(
  parts: readonly unknown[],
  { uniqueName, fields }: OwnForm = noForm,
  { isTypedNamed = true }: NamingOptions = {},
): NamedThings {
  const forms = new Set<string>();
  const values = new Gathered();
  const items = new Gathered();

  const noteCompared = (text: string, left: ConditionNode) => {
    const form = textOf(left['formTemplateUniqueName']);
    const field = textOf(left['fieldName']) || textOf(left['variableName']);
    if (form !== uniqueName) values.add(JSON.stringify([form, field]), text);
    else items.add(fields.get(field)?.dataSetName ?? '', text);
  };
  const noteValue = (value: unknown, left: ConditionNode | null) => {
    const node = asNode(value);
    if (node === null) return;
    const form = textOf(node['formTemplateUniqueName']);
    if (form !== '' && form !== uniqueName) forms.add(form);
    const [dataSet, uri] = [textOf(node['datasetName']), textOf(node['entityUri'])];
    if (uri !== '') for (const each of valuesIn(uri)) items.add(dataSet, each);
    const text = textOf(node['valueString']);
    if (!isTypedNamed && node['kind'] === 'LiteralValue') return;
    if (text !== '' && left?.['kind'] === 'FieldValue') noteCompared(text, left);
  };
  const note = (condition: unknown, depth: number) => {
    const node = asNode(condition);
    if (node === null || depth > deepest) return;
    const { lhs, rhs, parameters, subcondition, subconditions } = node;
    noteValue(lhs, null);
    for (const value of listed(rhs)) noteValue(value, asNode(lhs));
    for (const parameter of listed(parameters)) {
      const { value, typeName, expression } = asNode(parameter) ?? {};
      noteValue(value, null);
      if (typeName === 'DataSetItem' && textOf(value) !== '') items.add(textOf(expression), textOf(value));
    }
    for (const each of listed(subconditions)) note(each, depth + 1);
    note(subcondition, depth + 1);
  };
  for (const part of parts) note(part, 0);

  return {
    forms: [...forms].toSorted(),
    values: values.all().map(([key, some]) => {
      // As it was written above.
      const [form, field] = JSON.parse(key) as [string, string];
      return { form, field, values: some };
    }),
    items: items.all().flatMap(([dataSet, some]) => (dataSet === '' ? [] : [{ dataSet, values: some }])),
  };
}

/** What it takes to name the values of data sets that were chosen in conditions and actions: of other forms, only those whose fields have such values. */
export function chosenIn(parts: readonly unknown[], own?: OwnForm): NamedThings {
  const named = namedIn(parts, own, { isTypedNamed: false });
  return { ...named, forms: [...new Set(named.values.map(({ form }) => form))] };
}

/** Whether nothing is named that would have to be looked up. */
export function namesNothing({ forms, values, items }: NamedThings): boolean {
  return forms.length + values.length + items.length === 0;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Texts by what they belong to, each once. */
class Gathered {
  readonly #texts = new Map<string, Set<string>>();

  add(key: string, text: string): void {
    this.#texts.set(key, (this.#texts.get(key) ?? new Set()).add(text));
  }

  all(): readonly (readonly [key: string, texts: readonly string[]])[] {
    return [...this.#texts]
      .map(([key, texts]) => [key, [...texts].toSorted()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  }
}
