import type { EditIntent } from '../../../kernel/editor/types.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';

const typed = ['name', 'description', 'minSearchStringLength'] as const;

/** Typing in one text setting is one step; every choice is a step of its own. */
export function settingsIntent(before: SettingsDraft, after: SettingsDraft): EditIntent {
  return { burst: typed.find((setting) => before[setting] !== after[setting]) };
}
