import type { Operations } from '../http/Operation.ts';
import { readCard } from '../kinds/organization/readCard.ts';
import type { Services } from '../Services.ts';

/** How to reach organizations. */
export function organizationOperations({ store }: Services): Pick<Operations, 'getOrganizationCard'> {
  return {
    getOrganizationCard: {
      handle: async ({ path }) => ({ status: 200, body: await readCard(store, path.id) }),
    },
  };
}
