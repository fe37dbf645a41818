import type { ConfiguredFile } from '@studio/api';
import { collectionKind } from '../../kernel/kind/collectionKind.ts';

/** The files and icons: where they are, and the first requests of their screen. */
export const files = collectionKind<ConfiguredFile>({
  kind: '/ConfiguredFile',
  path: '/config/filesAndIcons/manager',
  list: '/rest/ConfiguredFile/List',
});
