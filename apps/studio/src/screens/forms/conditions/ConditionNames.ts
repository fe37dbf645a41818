import { conditionText } from './conditions.messages.ts';

/** The names that conditions are described with. What is not known is shown as it is stored. */
export interface ConditionNames {
  /** A field by its label, with its form where that is another than the one that is looked at. */
  field(form: string, field: string): string;
  /** A value of a field by the label that it has in the field's data set. */
  value(form: string, field: string, value: string): string;
  /** An item of a data set by its label. @param uri identifies it among the others */
  item(dataSet: string, uri: string): string;
  /** A form by its display name. */
  form(uniqueName: string): string;
}

/** A field as conditions name it. */
export interface NamedField {
  readonly label: string;
  /** The set that its values are of; null for none. */
  readonly dataSetName: string | null;
}

/** The form that is looked at. */
export interface OwnForm {
  readonly uniqueName: string;
  /** By variable name. */
  readonly fields: ReadonlyMap<string, NamedField>;
}

/** What has been found out of other forms and of data sets. */
export interface KnownNames {
  /** By unique name. */
  readonly forms: ReadonlyMap<
    string,
    { readonly displayName: string; readonly fields: ReadonlyMap<string, NamedField> }
  >;
  /** Labels by value, of each data set. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Nothing is known but what is in the conditions. */
export const nothingKnown: KnownNames = { forms: new Map(), items: new Map() };

/** Names that are longer are cut. */
const longestName = 75;

/** The names for the conditions of a form. @param known Default: nothing, so that all of other forms is shown as it is stored */
export function namesOf(own: OwnForm, known = nothingKnown): ConditionNames {
  const fieldsOf = (form: string) =>
    form === own.uniqueName ? own.fields : (known.forms.get(form)?.fields ?? none);
  const formName = (form: string) => shortened(known.forms.get(form)?.displayName || form);
  const itemLabel = (dataSet: string, value: string) => known.items.get(dataSet)?.get(value);
  return {
    form: formName,
    field: (form, name) => {
      const field = labelOf(fieldsOf(form), name);
      if (form === own.uniqueName || form === '') return field;
      return conditionText('field.of', { field, form: formName(form) });
    },
    value: (form, name, value) => {
      const dataSet = fieldsOf(form).get(name)?.dataSetName ?? null;
      return shortened((dataSet !== null && itemLabel(dataSet, value)) || value);
    },
    item: (dataSet, uri) => {
      const label = valuesIn(uri).flatMap((value) => itemLabel(dataSet, value) || [])[0];
      if (label !== undefined) return shortened(label);
      return dataSet === '' ? uri : conditionText('item', { item: uri, dataSet });
    },
  };
}

const none: ReadonlyMap<string, NamedField> = new Map();

/** A label, with the variable name where other fields of the form are labelled alike. */
function labelOf(fields: ReadonlyMap<string, NamedField>, name: string): string {
  const label = shortened(fields.get(name)?.label ?? '');
  if (label === '') return name;
  const alike = [...fields.values()].filter((field) => shortened(field.label) === label);
  return alike.length > 1 ? conditionText('field.named', { label, name }) : label;
}

/** What may be the value of an item in what names it: all of it, or what follows its kind. */
export function valuesIn(uri: string): readonly string[] {
  const [, ownId = uri] = /^\/[^/:]*[/:](.+)$/s.exec(uri) ?? [];
  return ownId === uri ? [uri] : [uri, ownId];
}

function shortened(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length > longestName ? `${line.slice(0, longestName).trimEnd()}…` : line;
}
