import { formDraftText } from './editor/draft/draft.messages.ts';
import { blankPart } from './editor/draft/FormDraft.ts';

type Setting = Exclude<keyof ReturnType<typeof blankPart>, 'key' | 'id' | 'isHead'>;

const settings = blankPart('');

/** What people call a setting of a field; null for what is none. @param name as the contract has it */
export function settingLabel(name: string): string | null {
  if (name === 'productTemplates') return formDraftText('setting.products');
  return isSetting(name) ? formDraftText(`setting.${name}`) : null;
}

function isSetting(name: string): name is Setting {
  return name in settings && !['key', 'id', 'isHead'].includes(name);
}
