import type { Filter, FilterField, SavedFilter } from '../types.ts';
import { parseFilterUri } from './parseFilterUri.ts';
import { serializeFilterUri } from './serializeFilterUri.ts';

/** Characters that a saved filter's name can have. */
const longestFilterName = 100;

/** What is wrong with a name. */
export type FilterNameFault = 'blank' | 'taken' | 'long';

function fold(name: string): string {
  return name.trim().toLocaleLowerCase('en');
}

/** What is wrong with a name for a saved filter; `ownId` is the one that is renamed. */
export function filterNameFault(
  name: string,
  savedFilters: readonly SavedFilter[],
  ownId: string | null,
): FilterNameFault | undefined {
  if (name.trim() === '') return 'blank';
  if (name.trim().length > longestFilterName) return 'long';
  const isTaken = savedFilters.some((saved) => saved.id !== ownId && fold(saved.name) === fold(name));
  return isTaken ? 'taken' : undefined;
}

/** The filter to start with: the one that is marked as default, else the first. */
export function defaultFilterOf(savedFilters: readonly SavedFilter[]): SavedFilter | undefined {
  return savedFilters.find(({ isDefault }) => isDefault) ?? savedFilters[0];
}

function canonical(filterUri: string, fields: readonly FilterField[]): string {
  const { filter, problems } = parseFilterUri(filterUri, fields);
  const terms = filter.conditions.map((condition) =>
    serializeFilterUri(
      { kind: '', conditions: [{ ...condition, values: [...condition.values].sort() }] },
      fields,
    ),
  );
  return JSON.stringify([filter.kind, ...[...terms, ...problems.map(({ part }) => part)].sort()]);
}

/** Whether two filter URIs mean the same, whatever the order of their conditions and values. */
export function isSameFilterUri(one: string, other: string, fields: readonly FilterField[]): boolean {
  return one === other || canonical(one, fields) === canonical(other, fields);
}

/** Whether the filter means something else than the saved one does; incomplete conditions are no change. */
export function hasUnsavedChanges(
  filter: Filter,
  saved: SavedFilter | undefined,
  fields: readonly FilterField[],
): boolean {
  return saved !== undefined && !isSameFilterUri(serializeFilterUri(filter, fields), saved.filterUri, fields);
}
