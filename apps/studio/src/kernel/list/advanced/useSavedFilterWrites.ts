import { ConnectionError, isProblem, type SavedFilter } from '@studio/api';
import type { SavedFilterActions } from '@studio/widgets';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { forgetFirstCalls } from '../../../platform/session/firstCalls.ts';
import { createSavedFilter, deleteSavedFilter, updateSavedFilter } from './savedFilters.api.ts';
import type { KeptFilters } from './useKeptFilters.ts';

interface SavedFilterWritesInput {
  readonly kept: KeptFilters;
  /** A filter URI of the widget as the server keeps it. */
  toStored(filterUri: string): string;
}

/**
 * Writes the saved filters of the user. What the server has answered is in the list at once. A write that fails says why where it was
 * begun, and the list is loaded again, because another tab may have changed it. It stays as it is after a lost answer, so that the write can be
 * repeated under its name, and where the filter is gone, so that what was made of it can be saved under another one.
 */
export function useSavedFilterWrites({
  kept,
  toStored,
}: SavedFilterWritesInput): Required<SavedFilterActions> {
  const { filters = [], reload, onWritten } = kept;
  const replace = (saved: SavedFilter) => filters.map((each) => (each.id === saved.id ? saved : each));
  const write = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      const answer = await call();
      // What a list asks first depends on the first of the saved filters.
      forgetFirstCalls();
      return answer;
    } catch (error) {
      if (!(error instanceof ConnectionError) && !isProblem(error, 404)) reload();
      throw new Error(describeError(error), { cause: error });
    }
  };
  return {
    onSaveFilter: ({ id, name, filterUri: given }, { signal }) =>
      write(async () => {
        const filterUri = toStored(given);
        if (id !== null) {
          onWritten(replace(await updateSavedFilter(id, { filterUri }, signal)));
          return undefined;
        }
        const saved = await createSavedFilter({ name, filterUri }, signal);
        onWritten([...filters.filter((each) => each.id !== saved.id), saved]);
        return { id: saved.id };
      }),
    onRenameFilter: ({ id, name }, { signal }) =>
      write(async () => onWritten(replace(await updateSavedFilter(id, { name }, signal)))),
    onDeleteFilter: (id, { signal }) =>
      write(async () => {
        await deleteSavedFilter(id, signal);
        onWritten(filters.filter((each) => each.id !== id));
      }),
    onSetDefaultFilter: (id, { signal }) =>
      write(async () => {
        const saved = await updateSavedFilter(id, { position: 0 }, signal);
        onWritten([saved, ...filters.filter((each) => each.id !== id)]);
      }),
  };
}
