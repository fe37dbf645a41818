import type { DataSetDependency, DataSetType } from '@studio/api';
import type { Violation } from '../../store/Violation.ts';
import { checkCriteria } from './checkCriteria.ts';
import { dataSetType } from './DataSetDoc.ts';
import type { ReadItem } from './readItems.ts';

const mostAttributes = 100;

/** The rules for items: what is there, what is unique, and what a type does not have. */
export function checkItems(
  items: readonly ReadItem[],
  type: DataSetType,
  dependency: DataSetDependency | null,
): Violation[] {
  return [
    ...checkText(items, 'name', 'label'),
    ...checkText(items, 'value', 'value'),
    ...checkGroups(items),
    ...checkAttributes(items),
    ...checkPrecedence(items, type),
    ...checkCriteria(items, type, dependency),
  ];
}

function checkText(items: readonly ReadItem[], property: 'name' | 'value', noun: string): Violation[] {
  const texts = items.map(({ item }) => item[property].trim());
  const different = new Set(texts);
  // As good as every set is; nothing else is made of a hundred thousand items then.
  if (different.size === texts.length && !different.has('')) return [];
  const counts = countBy(texts);
  return items.flatMap(({ item, pointer }) => {
    const text = item[property].trim();
    const at = `${pointer}/${property}`;
    if (text === '') return [{ pointer: at, message: `A ${noun} is required.` }];
    return (counts.get(text) ?? 0) > 1
      ? [{ pointer: at, message: `The ${noun} '${text}' is there more than once.` }]
      : [];
  });
}

/** Items of a group are adjacent; a name that comes back later is a second group of that name. */
function checkGroups(items: readonly ReadItem[]): Violation[] {
  const closed = new Set<string>();
  return items.flatMap(({ item: { grouping }, pointer }, index) => {
    const previous = items[index - 1]?.item.grouping;
    if (previous === undefined || previous === grouping) return [];
    closed.add(previous);
    if (!closed.has(grouping)) return [];
    const message =
      grouping === '' ? 'Only one group may have no name.' : `There is more than one group '${grouping}'.`;
    return [{ pointer: `${pointer}/grouping`, message }];
  });
}

function checkPrecedence(items: readonly ReadItem[], type: DataSetType): Violation[] {
  const given = items.filter(({ item }) => item.defaultPrecedence !== null);
  const counts = countBy(given.map(({ item }) => item.defaultPrecedence));
  return given.flatMap(({ item: { defaultPrecedence }, pointer }) => {
    if (defaultPrecedence === null) return [];
    const at = `${pointer}/defaultPrecedence`;
    if (type !== dataSetType.dependent) {
      return [{ pointer: at, message: 'Only a Product/Field Dependent set has default values.' }];
    }
    return (counts.get(defaultPrecedence) ?? 0) > 1
      ? [{ pointer: at, message: `The priority ${defaultPrecedence} is there more than once.` }]
      : [];
  });
}

function checkAttributes(items: readonly ReadItem[]): Violation[] {
  const having = items.filter(({ item }) => item.attributes !== undefined);
  return having.flatMap(({ item: { attributes = {} }, pointer }) =>
    Object.keys(attributes).length > mostAttributes
      ? [{ pointer: `${pointer}/attributes`, message: `An item has ${mostAttributes} attributes at most.` }]
      : [],
  );
}

function countBy<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
