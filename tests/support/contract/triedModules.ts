import type { KindModule } from '../../../apps/server/src/kinds/KindModule.ts';
import { registry } from '../../../apps/server/src/kinds/registry.ts';

const named = process.env['TEST_KINDS']?.split(',');

/** The kinds with which a run tries what holds for all of them: those that TEST_KINDS names, as in the gate; else all. */
export const triedModules: readonly KindModule[] = registry.modules.filter(
  ({ kind }) => named === undefined || named.includes(kind.name),
);
