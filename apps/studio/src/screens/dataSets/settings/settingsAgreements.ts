import type { DataSetType, Reference } from '@studio/api';
import type { EditorState } from '../../../kernel/editor/EditorState.ts';
import { equal } from '../../../kernel/editor/equal.ts';
import type { Agreements } from '../../../kernel/editor/modal/useModalEditor.ts';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { reportActivity } from '../../../platform/feedback/activity.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { dataSetObject } from '../dataSets.api.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { type TypeChange, typeChangeOf } from './model/typeChange.ts';
import type { SettingsDoc } from './settingsForm.ts';

/** What the modal asks before it goes on. */
export type SettingsQuestion =
  | { readonly kind: 'discard' }
  | { readonly kind: 'type'; readonly type: DataSetType; readonly change: TypeChange }
  | { readonly kind: 'rename'; readonly references: readonly Reference[] };

/** What the user agrees to before settings are saved. Two that are equal are one agreement. */
export interface Confirmation {
  /** What another type hides or loses, and of which content; null when that is nothing. */
  readonly typeChange: {
    readonly type: DataSetType;
    readonly change: TypeChange;
    readonly content: unknown;
  } | null;
  /** Null while the set keeps its name. */
  readonly rename: { readonly from: string; readonly to: string } | null;
}

/** What has to be agreed to before settings are saved: what another type hides or loses, and a new name that others refer to. */
export const settingsAgreements: Agreements<SettingsDoc, SettingsDraft, SettingsQuestion, Confirmation> = {
  of: toConfirm,
  ask: async ({ typeChange, rename }, agreed, ask) => {
    if (typeChange !== null && !equal(agreed?.typeChange ?? null, typeChange)) {
      const { type, change } = typeChange;
      if (!(await ask({ kind: 'type', type, change }))) return false;
    }
    if (rename === null || equal(agreed?.rename ?? null, rename)) return true;
    const references = await referencesOf(rename.from);
    return references.length === 0 || ask({ kind: 'rename', references });
  },
};

/** What has to be agreed to before the draft is saved over the version it is based on; null for a new set. */
export function toConfirm({
  state,
}: {
  readonly state: Pick<EditorState<SettingsDoc, SettingsDraft>, 'draft' | 'base'>;
}): Confirmation | null {
  const { type, name } = state.draft;
  const { doc } = state.base;
  if (doc === null || type === null) return null;
  const change = doc.type === type ? null : typeChangeOf(doc, type);
  const content = [doc.items, doc.dynamicDataSetDependency];
  const to = name.trim();
  return {
    typeChange: change === null ? null : { type, change, content },
    rename: doc.name === to ? null : { from: doc.name, to },
  };
}

async function referencesOf(name: string): Promise<readonly Reference[]> {
  try {
    return await dataSetObject.references(name);
  } catch (error) {
    reportActivity(objectText('references'), describeError(error));
    throw error;
  }
}
