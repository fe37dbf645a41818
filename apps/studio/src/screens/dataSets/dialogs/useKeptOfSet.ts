import type { DataSet } from '@studio/api';
import type { KeptSettings } from '../../../kernel/editor/modal/KeptSettings.ts';
import { useKeptSettings } from '../../../kernel/editor/modal/useKeptSettings.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { settingsKind } from '../dataSets.api.ts';

/**
 * Settings of a set that were left unsaved; null for none.
 * @param base the version of the set that is here; null for a new set
 */
export function useKeptOfSet(base: Loaded<DataSet> | null, isModalOpen: boolean): KeptSettings | null {
  return useKeptSettings({
    ...{ kind: settingsKind, id: base?.doc.name ?? '', base, isModalOpen },
    find: async () => (await import('../laterParts.ts')).laterParts.settings.findKeptOfSet(base ?? undefined),
  });
}
