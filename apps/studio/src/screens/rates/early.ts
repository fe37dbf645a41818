import type { StateRate } from '@studio/api';
import { loneKind } from '../../kernel/kind/loneKind.ts';

/** The rate status: where it is, and the first requests of its screen. */
export const rates = loneKind<StateRate>({
  kind: '/StateRate',
  path: '/config/rateStatus/manager',
  rest: {
    read: '/rest/StateRate/List',
    write: '/rest/StateRate/update',
    versions: '/rest/StateRate/versions',
  },
});

/** The parameter of the address that names one entry on the screen of all of them, by its id. */
export const rateParameter = 'rate';

/** The address of one entry. */
export function pathOfRate(id: number): string {
  return `${rates.path}?${new URLSearchParams({ [rateParameter]: String(id) })}`;
}
