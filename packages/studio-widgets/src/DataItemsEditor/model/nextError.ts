import type { CellColumn, DataItemsDraft, DraftValidation, ItemErrors } from '../types.ts';

/** A place that can hold focus: a group's name or a cell. */
export type DraftPlace =
  | { readonly groupId: string }
  | { readonly groupId: string; readonly itemId: string; readonly column: CellColumn };

const columns: readonly CellColumn[] = ['label', 'value', 'defaultPrecedence'];

function firstColumn(errors: ItemErrors | undefined): CellColumn | undefined {
  return errors && columns.find((column) => errors[column] !== undefined);
}

/** The first place in error of each row and each group name, in display order. */
function* placesInError(draft: DataItemsDraft, validation: DraftValidation): Generator<DraftPlace> {
  for (const group of draft.groups) {
    if (validation.groupErrors.has(group.id)) yield { groupId: group.id };
    for (const item of group.items) {
      const column = firstColumn(validation.itemErrors.get(item.id));
      if (column !== undefined) yield { groupId: group.id, itemId: item.id, column };
    }
  }
}

function isAt(place: DraftPlace, other: DraftPlace): boolean {
  return 'itemId' in place && 'itemId' in other
    ? place.itemId === other.itemId
    : place.groupId === other.groupId && !('itemId' in place) && !('itemId' in other);
}

/**
 * Where to go from a place in error to see the next one, starting over behind the last. `groupId` keeps to one group. From
 * anywhere else it is the first; `undefined` when nothing is in error.
 */
export function findNextError(
  draft: DataItemsDraft,
  validation: DraftValidation,
  from: DraftPlace | undefined,
  groupId?: string,
): DraftPlace | undefined {
  const places = [...placesInError(draft, validation)].filter(
    (place) => groupId === undefined || place.groupId === groupId,
  );
  const current = from === undefined ? -1 : places.findIndex((place) => isAt(place, from));
  return places[current + 1] ?? places[0];
}
