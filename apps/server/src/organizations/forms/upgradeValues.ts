import { isEmptyValue } from '@studio/rules';
import type { WholeForm } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import {
  entriesOf,
  type FormEntry,
  type FormValue,
  type FormValues,
  fits,
  inShape,
  isColumn,
  placesOf,
  sectionPrefix,
  textOfValue,
  type ValuePlace,
} from './FormValues.ts';

/** A value that the newer version of a form has no place for. */
export interface LostValue {
  fieldName: string;
  /** What people called the field; its name where its definition is gone. */
  label: string;
  /** As a person reads it. */
  value: string;
  /** A sentence. */
  reason: string;
}

interface Found {
  value: FormValue;
  name: string;
  place: ValuePlace | null;
  /** Of the section that repeats and has it. */
  section: string | null;
  /** Its number within that section, from 0; 0 outside. */
  entry: number;
}

const noPlace = 'The newer version of the form does not have the field.';
const otherType = 'The field is of another type in the newer version of the form.';
const taken = 'Another value has its place in the newer version of the form.';
const oneEntry = 'The section is filled in once in the newer version of the form.';

/**
 * Values of a form as a newer version of it has them: each moves with its field, which is known by its id, else by its name. Every value that
 * is there is either kept, maybe in another shape, or reported as lost; those of labels and the like are none.
 * @param from null when the definition of the older version is gone: fields are known by their names then
 */
export function upgradeValues(
  from: WholeForm | null,
  to: WholeForm,
  values: FormValues,
): { values: FormValues; lost: LostValue[] } {
  const places = placesOf(to).filter((place) => !isColumn(place));
  const byId = new Map(places.map((place) => [place.id, place]));
  const byName = new Map(places.map((place) => [place.name, place]));
  const kept: FormValues = Object.create(null);
  const lost: LostValue[] = [];
  const lose = ({ name, place, value }: Found, reason: string) =>
    lost.push({ fieldName: name, label: place?.label ?? name, value: textOfValue(value), reason });
  for (const found of valuesIn(from, values)) {
    const target = (found.place && byId.get(found.place.id)) ?? byName.get(found.name);
    if (target === undefined) {
      lose(found, noPlace);
      continue;
    }
    const shaped = inShape(found.value, target.shape);
    if (shaped === undefined) lose(found, otherType);
    else if (target.section === null && found.entry > 0) lose(found, oneEntry);
    else if (!putAt(kept, target, found.entry, shaped)) lose(found, taken);
  }
  return { values: { ...kept }, lost };
}

/** Every value that is there, in the order of the older version, then those that it has no field for. */
function valuesIn(from: WholeForm | null, values: FormValues): readonly Found[] {
  const places = from === null ? [] : placesOf(from).filter((place) => !isColumn(place));
  const placeAt = (section: string | null, name: string) =>
    places.find((place) => place.section === section && place.name === name) ?? null;
  return Object.entries(values).flatMap(([key, value]): Found[] => {
    // What is under the key of a section and is no list of entries, as a restore may bring it, is a value of its own.
    if (!key.startsWith(sectionPrefix) || !fits(value, 'entries')) {
      const found = { value, name: key, place: placeAt(null, key), section: null, entry: 0 };
      return isEmptyValue(value) ? [] : [found];
    }
    return entriesOf(value).flatMap((entry, index) =>
      Object.entries(entry).flatMap(([name, each]): Found[] => {
        const found = { value: each, name, place: placeAt(key, name), section: key, entry: index };
        return isEmptyValue(each) ? [] : [found];
      }),
    );
  });
}

/** Puts a value in its place, unless one is there. @returns whether it was put there */
function putAt(values: FormValues, { section, name }: ValuePlace, at: number, value: FormValue): boolean {
  if (section === null) {
    if (Object.hasOwn(values, name)) return false;
    values[name] = value;
    return true;
  }
  const entries: FormEntry[] = entriesOf(values[section]);
  while (entries.length <= at) entries.push({});
  if (Object.hasOwn(entries[at] ?? {}, name)) return false;
  values[section] = entries.map((entry, index) => (index === at ? { ...entry, [name]: value } : entry));
  return true;
}
