import { isProblem, result, type SavedFilter } from '@studio/api';
import { api } from '../../../platform/http/api.ts';
import { listSavedFilters } from './listSavedFilters.ts';

/** Keeps a filter under a name. A repeated call after a lost answer returns the same filter. */
export async function createSavedFilter(
  filter: Pick<SavedFilter, 'name' | 'filterUri'>,
  signal: AbortSignal,
): Promise<SavedFilter> {
  try {
    return (await result(api.POST('/rest/SavedFilter', { body: filter, signal }))).data;
  } catch (error) {
    if (!isProblem(error, 409)) throw error;
    const known = (await listSavedFilters(filter.filterUri.split('?')[0] ?? '', signal)).find(
      ({ name, filterUri }) => name === filter.name && filterUri === filter.filterUri,
    );
    if (known === undefined) throw error;
    return known;
  }
}

/** Changes name, filter or place of a filter; what is left out stays. */
export async function updateSavedFilter(
  id: string,
  change: Partial<Pick<SavedFilter, 'name' | 'filterUri'>> & { readonly position?: number },
  signal: AbortSignal,
): Promise<SavedFilter> {
  const params = { path: { id } };
  return (await result(api.POST('/rest/SavedFilter/{id}', { params, body: change, signal }))).data;
}

/** Deletes a filter. One that is gone already is deleted. */
export async function deleteSavedFilter(id: string, signal: AbortSignal): Promise<void> {
  try {
    await result(api.DELETE('/rest/SavedFilter/{id}', { params: { path: { id } }, signal }));
  } catch (error) {
    if (!isProblem(error, 404)) throw error;
  }
}
