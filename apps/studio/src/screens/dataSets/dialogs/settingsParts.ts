import { DataSetSettingsDialog } from '../settings/DataSetSettingsDialog.tsx';
import { settingsForm } from '../settings/settingsForm.ts';
import { DiscardKeptDialog } from './DiscardKeptDialog.tsx';
import { findKeptSettings } from './findKeptSettings.ts';
import { GoneSettings } from './GoneSettings.tsx';

/** All that edits the settings of a set. It comes in one piece: apart, what they share would be weighed into the browser's first screen. */
export const settingsParts = {
  DataSetSettingsDialog,
  GoneSettings,
  findKeptSettings,
  DiscardKeptDialog,
  settingsForm,
} as const;
