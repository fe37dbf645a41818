import { type NamedField, nothingKnown, type OwnForm } from '../../../kernel/rules/names/KnownNames.ts';
import { nameOfItem } from '../../../kernel/rules/names/nameOfValue.ts';
import { conditionText } from './conditions.messages.ts';

/** The names that conditions are described with. What is not known is shown as it is stored. */
export interface ConditionNames {
  /** A field by its label, with its form where that is another than the one that is looked at. */
  field(form: string, field: string): string;
  /** A value of a field by the label that it has in the field's data set. @param isChosen it should be there: it is marked when it is not */
  value(form: string, field: string, value: string, isChosen: boolean): string;
  /** An item of a data set by its label. @param uri identifies it among the others */
  item(dataSet: string, uri: string): string;
  /** A form by its display name. */
  form(uniqueName: string): string;
}

/** Names that are longer are cut. */
const longestName = 75;

/** The names for the conditions of a form. @param known Default: nothing, so that all of other forms is shown as it is stored */
export function namesOf(own: OwnForm, known = nothingKnown): ConditionNames {
  const fieldsOf = (form: string) =>
    form === own.uniqueName ? own.fields : (known.forms.get(form)?.fields ?? none);
  const formName = (form: string) => shortened(known.forms.get(form)?.displayName || form);
  return {
    form: formName,
    field: (form, name) => {
      const field = labelOf(fieldsOf(form), name);
      if (form === own.uniqueName || form === '') return field;
      return conditionText('field.of', { field, form: formName(form) });
    },
    value: (form, name, value, isChosen) => {
      const dataSet = fieldsOf(form).get(name)?.dataSetName ?? '';
      const label = isChosen ? nameOfItem(dataSet, value, known) : known.items.get(dataSet)?.get(value);
      return shortened(label || value);
    },
    item: (dataSet, uri) => {
      const label = nameOfItem(dataSet, uri, known);
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

function shortened(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim();
  return line.length > longestName ? `${line.slice(0, longestName).trimEnd()}…` : line;
}
