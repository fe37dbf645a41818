import type { StateRate } from '@studio/api';
import { loneKind } from '../../kernel/kind/loneKind.ts';

/** The rate status: where it is, and the first requests of its screen. */
export const rates = loneKind<StateRate>({
  kind: '/StateRate',
  path: '/config/rateStatus/manager',
  rest: { read: '/rest/StateRate/List', versions: '/rest/StateRate/versions' },
});
