import type { DataSetSettings } from '@studio/api';
import { t } from '../../../../messages/messages.ts';
import { missingSettings, overlongSettings } from './checkSettings.ts';
import type { SettingName, SettingsDraft } from './SettingsDraft.ts';
import { isChanged } from './toSettings.ts';
import '../settings.messages.ts';

/** Why settings cannot be saved, in words; empty when they can. @param doc what they change; null for a new set. */
export function blockOf(draft: SettingsDraft, doc: DataSetSettings | null): string {
  const missing = missingSettings(draft);
  if (missing.length > 0) return t('dataSets.settings.missing', { settings: labels(missing) });
  const overlong = overlongSettings(draft);
  if (overlong.length > 0) return t('dataSets.settings.overlong', { settings: labels(overlong) });
  return doc === null || isChanged(draft, doc) ? '' : t('dataSets.settings.unchanged');
}

function labels(settings: readonly SettingName[]): string {
  return settings.map((setting) => t(`dataSets.settings.${setting}`)).join(', ');
}
