import { isEmptyValue } from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import type { OrganizationForm } from '../../kinds/organization/OrganizationDoc.ts';
import { placesOf, textOfValue } from './FormValues.ts';
import {
  entriesAround,
  type FoundValue,
  labelsOf,
  matchPlaces,
  type ValueEntry,
  valuesIn,
} from './foundValues.ts';
import type { ReadValue } from './readValues.ts';
import { type Template, templateOf } from './templates.ts';

/** A value of a form that differs between two versions of an organization. */
export interface ComparedValue {
  fieldName: string;
  /** What people call the field; its name where its definition is gone. */
  label: string;
  /** The entries that it is in, the outermost first. */
  entries: ValueEntry[];
  /** As a person reads it, as the next one; empty for nothing. */
  before: string;
  after: string;
}

/** A form that differs between two versions of an organization. */
export interface ComparedForm {
  id: string;
  name: string;
  /** Null for a form that was added. */
  fromVersion: number | null;
  /** Null for a form that was removed. */
  toVersion: number | null;
  changes: ComparedValue[];
}

interface CompareOptions {
  templates: ReadonlyMap<string, Template>;
  read: ReadValue;
}

/** What differs between the forms of two versions of an organization: those of the later one first, in its order. */
export function compareForms(
  before: readonly OrganizationForm[],
  after: readonly OrganizationForm[],
  { templates, read }: CompareOptions,
): ComparedForm[] {
  const ids = new Set([...after, ...before].map(({ id }) => id));
  return [...ids].flatMap((id): ComparedForm[] => {
    const [from, to] = [before, after].map((forms) => forms.find((form) => form.id === id));
    const [fromVersion, toVersion] = [from?.templateVersion ?? null, to?.templateVersion ?? null];
    const changes = compareValues(readForm(from, templates), readForm(to, templates), read);
    if (fromVersion === toVersion && changes.length === 0) return [];
    return [{ id, name: to?.name ?? from?.name ?? '', fromVersion, toVersion, changes }];
  });
}

/** The values of a form, with its definition; null where that is gone. */
interface ReadForm {
  definition: WholeForm | null;
  values: readonly FoundValue[];
}

function readForm(form: OrganizationForm | undefined, templates: ReadonlyMap<string, Template>): ReadForm {
  const definition = (form && templateOf(templates, form)?.form) ?? null;
  const values = valuesIn(definition, form?.values ?? {}).filter(({ value }) => !isEmptyValue(value));
  return { definition, values };
}

/**
 * Each value is compared with that of the same field in the same entry, whatever the field was called. Those that differ come in the order of the later
 * form, then those of fields that it does not have, in the order of the earlier one.
 */
function compareValues(from: ReadForm, to: ReadForm, read: ReadValue): ComparedValue[] {
  const targetOf = matchPlaces(from.definition, to.definition === null ? [] : placesOf(to.definition));
  const earlier = describe(from, (found) => targetOf(found)?.id);
  const later = describe(to, ({ place }) => place?.id);
  const [inLater, inEarlier] = [to, from].map(({ definition }) => positionsIn(definition));
  const positionOf = ({ id, found: { place, steps } }: Described) =>
    inLater?.(id, steps) ?? [Number.POSITIVE_INFINITY, ...(inEarlier?.(place?.id, steps) ?? [])];
  const differing = [...new Set([...later.keys(), ...earlier.keys()])].flatMap((key) => {
    const [before, after] = [earlier.get(key), later.get(key)];
    const about = after ?? before;
    const [one, other] = [before, after].map((each) => each && textOfValue(each.found.value));
    return about === undefined || one === other ? [] : [{ about, before, after, at: positionOf(about) }];
  });
  return differing
    .toSorted((one, other) => comparePositions(one.at, other.at))
    .map(({ about: { fieldName, label, entries }, before, after }) => ({
      ...{ fieldName, label, entries },
      ...{ before: before ? read(before.found) : '', after: after ? read(after.found) : '' },
    }));
}

/**
 * Finds where a value is in a form: the position of what repeats it and the number of its entry, the outermost first, and the position of its field. Null for a field
 * that the form does not have.
 */
function positionsIn(definition: WholeForm | null) {
  const places = definition === null ? [] : placesOf(definition);
  return (id: string | undefined, steps: FoundValue['steps']): readonly number[] | null => {
    const at = places.findIndex((place) => place.id === id);
    const around = steps.flatMap(({ name, index }, depth) => [
      places.findIndex((place) => place.around[depth] === name),
      index,
    ]);
    return at === -1 ? null : [...around, at];
  };
}

function comparePositions(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((position, index) => position !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? -1);
}

type Described = Pick<ComparedValue, 'fieldName' | 'label' | 'entries'> & {
  /** Of the field in the later form; undefined where that does not have it. */
  id: string | undefined;
  found: FoundValue;
};

/** Values, by their fields and the entries that they are in. @param idOf of the field; undefined for one that has a name alone */
function describe(
  { definition, values }: ReadForm,
  idOf: (found: FoundValue) => string | undefined,
): ReadonlyMap<string, Described> {
  const labels = labelsOf(definition);
  return new Map(
    values.map((found) => {
      const { name, place, steps } = found;
      const id = idOf(found);
      const field = id === undefined ? { name } : { id };
      return [
        JSON.stringify([field, ...steps.map(({ index }) => index)]),
        {
          ...{ fieldName: name, label: place?.label || name, id, found },
          entries: entriesAround(steps, labels),
        },
      ];
    }),
  );
}
