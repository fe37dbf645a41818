import type { FormReference } from '@studio/api';
import type { EditorState } from '../../../kernel/editor/EditorState.ts';
import { equal } from '../../../kernel/editor/equal.ts';
import type { Agreements } from '../../../kernel/editor/modal/useModalEditor.ts';
import type { FormSettings, SettingsDoc } from './model/FormSettings.ts';
import { isWritten } from './model/requiredMode.ts';

/** What is asked before a form gets another unique name. */
export interface RenameAsked {
  readonly references: readonly FormReference[];
  /** What happens to them, where they do not follow; empty where they do. */
  readonly note: string;
}

/** What the modal asks before it goes on. */
export type SettingsQuestion =
  | { readonly kind: 'discard' }
  | ({ readonly kind: 'rename' } & RenameAsked)
  | { readonly kind: 'rule' };

/** What the user agrees to before settings are saved. Two that are equal are one agreement. */
export interface Confirmation {
  /** Null while the form keeps its unique name. */
  readonly rename: { readonly from: string; readonly to: string } | null;
  /** The condition that is removed, because the form becomes one that is always required; null for none. */
  readonly lostRule: unknown;
}

/** Finds out whether a new unique name is agreed to: asks when something refers to the form by its former one. */
export type AgreeToName = (to: string) => Promise<boolean>;

/** What has to be agreed to before settings are saved: a new unique name that others refer to, and a trigger rule that goes. */
export function settingsAgreements(
  agreeToName: AgreeToName,
): Agreements<SettingsDoc, FormSettings, SettingsQuestion, Confirmation> {
  return {
    of: toConfirm,
    ask: async ({ rename, lostRule }, agreed, ask) => {
      const isKnown = rename === null || equal(agreed?.rename ?? null, rename);
      if (!isKnown && !(await agreeToName(rename.to))) return false;
      if (lostRule === null || equal(agreed?.lostRule ?? null, lostRule)) return true;
      return ask({ kind: 'rule' });
    },
  };
}

/** What has to be agreed to before the draft is saved over the version it is based on; null for a new form. */
export function toConfirm({
  state,
}: {
  readonly state: Pick<EditorState<SettingsDoc, FormSettings>, 'draft' | 'base'>;
}): Confirmation | null {
  const { draft, base } = state;
  const { doc } = base;
  if (doc === null) return null;
  const from = doc.formTemplate.uniqueName;
  const to = draft.uniqueName.trim();
  const isLost = draft.mode === 'required' && isWritten(doc.triggerRule);
  return {
    rename: from === to ? null : { from, to },
    lostRule: isLost ? (doc.triggerRule?.condition ?? null) : null,
  };
}
