import type { VersionSource } from '../../../kernel/editor/VersionSource.ts';
import { t } from '../../../messages/messages.ts';
import { compareContents } from '../compareContents.ts';
import { storedVersions } from '../versions.api.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { settingsOutline } from './outline/settingsOutline.ts';
import type { SettingsDoc } from './settingsEditor.ts';
import './settings.messages.ts';

/** The versions of a data set, as far as its settings tell them apart. */
export const settingsVersions: VersionSource<SettingsDoc, SettingsDraft> = {
  ...storedVersions,
  get restoreNote() {
    return t('dataSets.settings.restoreNote');
  },
  compare: (before, after) => compareContents(settingsOutline, before, after),
};
