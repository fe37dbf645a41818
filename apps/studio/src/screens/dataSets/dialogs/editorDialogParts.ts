import { deferPart } from '@studio/ui';
import type { DataSetReferencesProps } from '../dialogs/DataSetReferences.tsx';
import type { DataSetSettingsInput } from '../settings/useDataSetSettings.ts';
import type { GoneSettingsProps } from './GoneSettings.tsx';

/** The settings modal, loaded when it is first wanted. */
export const settingsPart = deferPart<DataSetSettingsInput>(
  async () => (await import('./settingsParts.ts')).settingsParts.DataSetSettingsDialog,
);

/** The offer of settings of a set that is gone, loaded when a set is not found. */
export const goneSettingsPart = deferPart<GoneSettingsProps>(
  async () => (await import('./settingsParts.ts')).settingsParts.GoneSettings,
);

/** The references modal, loaded when it is first wanted. */
export const referencesPart = deferPart<DataSetReferencesProps>(
  async () => (await import('../dialogs/DataSetReferences.tsx')).DataSetReferences,
);

/** Loads the editor's modals ahead, so that they open without a connection. */
export function preloadEditorDialogs(): void {
  for (const part of [settingsPart, referencesPart]) part.preload().catch(() => undefined);
}
