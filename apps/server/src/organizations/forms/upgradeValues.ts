import { isEmptyValue } from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import {
  entriesOf,
  type FormValue,
  type FormValues,
  inShape,
  isColumn,
  ownValue,
  placesOf,
  sectionPrefix,
  type ValuePlace,
} from './FormValues.ts';
import {
  entriesAround,
  type FoundValue,
  labelsOf,
  matchPlaces,
  type Step,
  type ValueEntry,
  valuesIn,
} from './foundValues.ts';
import type { ReadValue } from './readValues.ts';

/** A value that the newer version of a form has no place for. */
export interface LostValue {
  fieldName: string;
  /** What people called the field; its name where its definition is gone. */
  label: string;
  /** The entries that it was in, the outermost first; empty for a field that was filled in once. */
  entries: ValueEntry[];
  /** As a person reads it. */
  value: string;
  /** A sentence. */
  reason: string;
}

const noPlace = 'The newer version of the form does not have the field.';
const otherType = 'The field is of another type in the newer version of the form.';
const taken = 'Another value has its place in the newer version of the form.';
const oneEntry = 'The field is filled in once in the newer version of the form.';

/**
 * Values of a form as a newer version of it has them: each moves with its field, which is known by its id, else by its name where no other field had the
 * id, and keeps the entry and the row that it is in. Every value that is there is either kept, maybe in another shape, or reported as lost; those of labels and the like are none.
 * What was emptied stays empty where it has a place, so that no default value fills it in again.
 * @param from null when the definition of the older version is gone: fields are known by their names then
 */
export function upgradeValues(
  from: WholeForm | null,
  to: WholeForm,
  { values, read }: { values: FormValues; read: ReadValue },
): { values: FormValues; lost: LostValue[] } {
  const targetOf = matchPlaces(from, placesOf(to));
  const labels = labelsOf(from);
  const kept: FormValues = Object.create(null);
  const lost: LostValue[] = [];
  const lose = (found: FoundValue, reason: string) =>
    lost.push({
      fieldName: found.name,
      label: found.place?.label ?? found.name,
      entries: entriesAround(found.steps, labels),
      value: read(found),
      reason,
    });
  const all = valuesIn(from, values);
  for (const found of all.filter(({ value }) => !isEmptyValue(value))) {
    const target = targetOf(found);
    if (target === undefined) {
      lose(found, noPlace);
      continue;
    }
    const shaped = inShape(found.value, target.shape);
    const steps = stepsTo(target, found);
    if (shaped === undefined) lose(found, otherType);
    else if (steps === null) lose(found, oneEntry);
    else if (!putAt(kept, steps, target.name, shaped)) lose(found, taken);
  }
  // Behind all that there are: nothing of what was filled in gives way to them.
  for (const found of all.filter(({ value }) => value !== null && isEmptyValue(value))) {
    const target = targetOf(found);
    const shaped = target && inShape(found.value, target.shape);
    const steps = target && stepsTo(target, found);
    if (steps && shaped !== undefined && target.shape !== 'entries') putAt(kept, steps, target.name, shaped);
  }
  return { values: { ...kept }, lost };
}

/**
 * The entries in which a value is in its new place; null where that would have to be several. An entry of a section stays one of a section, and a row
 * a row; where the new place has the other one alone, its entries are those.
 */
function stepsTo(target: ValuePlace, { steps }: FoundValue): readonly Step[] | null {
  const { around, section } = target;
  const [only] = steps;
  if (only !== undefined && steps.length === 1 && around.length === 1)
    return [{ name: around[0] ?? '', index: only.index }];
  const inSection = steps.find(({ name }) => name.startsWith(sectionPrefix))?.index ?? 0;
  const inRow = steps.find(({ name }) => !name.startsWith(sectionPrefix))?.index ?? 0;
  const hasRoom = (section !== null || inSection === 0) && (isColumn(target) || inRow === 0);
  if (!hasRoom || steps.length > 2) return null;
  return around.map((name) => ({ name, index: name === section ? inSection : inRow }));
}

/** Puts a value in its place, unless one is there. @returns whether it was put there */
function putAt(values: FormValues, steps: readonly Step[], name: string, value: FormValue): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) {
    if (Object.hasOwn(values, name)) return false;
    values[name] = value;
    return true;
  }
  const entries = entriesOf(ownValue(values, step.name));
  while (entries.length <= step.index) entries.push({});
  const entry: FormValues = Object.assign(Object.create(null), entries[step.index]);
  if (!putAt(entry, rest, name, value)) return false;
  values[step.name] = entries.map((each, index) => (index === step.index ? { ...entry } : each));
  return true;
}
