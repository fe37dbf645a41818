import type { OutlineDefinition } from '../../../../kernel/editor/outline/OutlineDefinition.ts';
import type { SettingsDraft } from '../model/SettingsDraft.ts';
import type { SettingsDoc } from '../settingsEditor.ts';
import { readSettings } from './readSettings.ts';
import { settingsWords } from './settingsWords.ts';
import { writeSettings } from './writeSettings.ts';

/** The settings of a data set as an outline: one entry with all of them. */
export const settingsOutline: OutlineDefinition<SettingsDoc, SettingsDraft> = {
  read: readSettings,
  adopt: (draft) => draft,
  write: writeSettings,
  words: settingsWords,
};
