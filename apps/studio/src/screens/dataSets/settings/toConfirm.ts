import type { DataSetType } from '@studio/api';
import type { EditorState } from '../../../kernel/editor/EditorState.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { type TypeChange, typeChangeOf } from './model/typeChange.ts';
import type { SettingsDoc } from './settingsEditor.ts';

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
