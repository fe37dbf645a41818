import { deferPart } from '@studio/ui/internal';
import type { DataSetSettingsInput } from '../settings/DataSetSettingsDialog.tsx';
import type { GoneSettingsProps } from './GoneSettings.tsx';

/** The settings modal, loaded when it is first wanted. */
export const settingsPart = deferPart<DataSetSettingsInput>(
  async () => (await import('../laterParts.ts')).laterParts.settings.DataSetSettingsDialog,
);

/** The offer of settings of a set that is gone, loaded when a set is not found. */
export const goneSettingsPart = deferPart<GoneSettingsProps>(
  async () => (await import('../laterParts.ts')).laterParts.settings.GoneSettings,
);
