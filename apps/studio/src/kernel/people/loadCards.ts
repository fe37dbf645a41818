import { isProblem, result } from '@studio/api';
import type { BusinessCardData } from '@studio/widgets';
import { api } from '../../platform/http/api.ts';
import { describeError } from '../../platform/i18n/describeError.ts';

/** Where a user's picture is; the browser fetches it by itself. */
export function userImageUrl(id: string): string {
  return `/rest/User/${encodeURIComponent(id)}/image`;
}

/** Loads a user's card; null for a user that does not exist any more. @throws Error whose message is for a person. */
export function loadUserCard(id: string, signal: AbortSignal): Promise<BusinessCardData | null> {
  return orNothing(async () => {
    const { data } = await result(api.GET('/rest/User/{id}/card', { params: { path: { id } }, signal }));
    return { ...data, kind: 'user', imageUrl: userImageUrl(id) };
  });
}

/** Loads an organization's card, as `loadUserCard` does. */
export function loadOrganizationCard(id: string, signal: AbortSignal): Promise<BusinessCardData | null> {
  return orNothing(async () => {
    const params = { path: { id } };
    const { data } = await result(api.GET('/rest/Organization/{id}/card', { params, signal }));
    return { ...data, kind: 'organization' };
  });
}

async function orNothing(load: () => Promise<BusinessCardData>): Promise<BusinessCardData | null> {
  try {
    return await load();
  } catch (error) {
    if (isProblem(error, 404)) return null;
    throw new Error(describeError(error), { cause: error });
  }
}
