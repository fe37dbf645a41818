import { settingLabel } from '../settingLabel.ts';
import { shownRuleName } from '../shownRuleName.ts';
import type { FormDraft, FormPart } from './draft/FormDraft.ts';
import { errorsText } from './errors.messages.ts';
import type { FaultPlace } from './faultPlace.ts';

/** What places are called by. */
export interface PlaceWords {
  readonly draft: FormDraft;
  /** What people call a setting of the form; null for what is none. */
  readonly formSettingLabel: (name: string) => string | null;
}

/** A place in the words of the screen. */
export function describeFaultPlace(place: FaultPlace, { draft, formSettingLabel }: PlaceWords): string {
  if (place.at === 'settings') {
    const setting = formSettingLabel(place.setting);
    return setting === null ? errorsText('place.settings') : errorsText('place.setting', { setting });
  }
  if (!('key' in place)) return errorsText(`place.${place.at}`);
  if (place.at === 'rule') {
    const name = draft.rules.find(({ key }) => key === place.key)?.name ?? '';
    return errorsText('place.rule', { name: shownRuleName(name) });
  }
  const part = draft.parts.find(({ key }) => key === place.key);
  return part === undefined ? errorsText('place.gone') : describePart(part, place.setting);
}

function describePart({ isHead, label, variableName }: FormPart, given: string | null): string {
  if (isHead && label === '') return errorsText('place.section.unnamed');
  if (isHead) return errorsText('place.section', { name: label });
  const name = label === '' || label === variableName ? variableName : `${label} (${variableName})`;
  const setting = given === null ? null : settingLabel(given);
  return setting === null ? name : errorsText('place.fieldSetting', { name, setting });
}
