import type { DataSet, DataSetType, Reference } from '@studio/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { equal } from '../../../kernel/editor/equal.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { reportActivity } from '../../../services/activity.ts';
import { describeError } from '../../../services/describeError.ts';
import { notify } from '../../../services/notices.ts';
import { listReferences } from '../dataSets.api.ts';
import { type Refusal, readRefusal } from './model/readRefusal.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import type { TypeChange } from './model/typeChange.ts';
import type { SettingsDoc } from './settingsEditor.ts';
import { type Confirmation, toConfirm } from './toConfirm.ts';
import { useQuestion } from './useQuestion.ts';
import './settings.messages.ts';
import '../editing.messages.ts';

/** What the modal asks before it goes on. */
export type SettingsQuestion =
  | { readonly kind: 'discard' }
  | { readonly kind: 'type'; readonly type: DataSetType; readonly change: TypeChange }
  | { readonly kind: 'rename'; readonly references: readonly Reference[] };

/** What is saved, and what follows. */
export interface SettingsSaveInput {
  readonly editor: Editor<SettingsDoc, SettingsDraft>;
  /** The settings as they are shown: with what is preset. */
  readonly draft: SettingsDraft;
  readonly onSaved: (saved: Loaded<DataSet>) => void;
}

/** Saving settings: one run at a time, and what is asked before. */
export function useSettingsSave({ editor, draft, onSaved }: SettingsSaveInput) {
  const { question, ask, answer } = useQuestion<SettingsQuestion>();
  const [isPending, setPending] = useState(false);
  const [unanswered, setUnanswered] = useState<Refusal | null>(null);
  const isRunning = useRef(false);
  const confirmed = useRef<Confirmation | null>(null);
  const { draft: shown } = editor.state;

  const mayRename = async (name: string): Promise<boolean> => {
    try {
      const references = await listReferences(name);
      return references.length === 0 || (await ask({ kind: 'rename', references }));
    } catch (error) {
      reportActivity(t('dataSets.references'), describeError(error));
      setUnanswered(readRefusal(error, draft));
      return false;
    }
  };

  const mayChange = async (next: Confirmation): Promise<boolean> => {
    const { typeChange, rename } = next;
    const isTypeConfirmed = equal(confirmed.current?.typeChange ?? null, typeChange);
    if (typeChange !== null && !isTypeConfirmed) {
      const { type, change } = typeChange;
      if (!(await ask({ kind: 'type', type, change }))) return false;
    }
    const isRenameConfirmed = equal(confirmed.current?.rename ?? null, rename);
    return rename === null || isRenameConfirmed || mayRename(rename.from);
  };

  const saveOnce = async (): Promise<Loaded<DataSet> | null> => {
    // What is preset belongs to the draft that is shown: another one may have been taken in since.
    if (editor.state.draft === shown) editor.edit(draft, { isFollowUp: true });
    const isConfirmed = () => equal(confirmed.current, toConfirm(editor));
    // What others save meanwhile may need another agreement.
    while (editor.state.draft.type !== null) {
      const next = toConfirm(editor);
      if (next !== null && !(await mayChange(next))) return null;
      confirmed.current = next;
      if (!isConfirmed()) continue;
      if (await editor.save(isConfirmed)) return savedOf(editor);
      if (isConfirmed() || !isOnlyUnconfirmed(editor)) return null;
    }
    return null;
  };

  const recreateOnce = async (): Promise<Loaded<DataSet> | null> => {
    editor.edit(draft, { isFollowUp: true });
    return (await editor.recreate()) ? savedOf(editor) : null;
  };

  const findOut = useEffectEvent(() => {
    const saved = isRunning.current || editor.isDirty ? null : savedOf(editor);
    if (saved === null) return;
    notify({ message: editor.definition.texts.saved, tone: 'good' });
    onSaved(saved);
  });
  // A save whose answer was lost may turn out to have been written, by what the server tells of it.
  useEffect(() => editor.onSave(() => findOut()), [editor]);

  const run = async (send: () => Promise<Loaded<DataSet> | null>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setUnanswered(null);
    try {
      const saved = await send();
      if (saved !== null) onSaved(saved);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };

  return {
    question,
    ask,
    answer,
    isPending,
    isRunning,
    /** What had to be known before saving and could not be found out; null for nothing. */
    unanswered,
    save: () => run(saveOnce),
    /** Makes the set again, after it was deleted. */
    recreate: () => run(recreateOnce),
  };
}

/** Nothing but the user's agreement is missing. */
function isOnlyUnconfirmed({ state, isValid, isDirty }: Editor<SettingsDoc, SettingsDraft>): boolean {
  return state.conflict === null && state.failure === null && isValid && isDirty;
}

function savedOf({ state }: Editor<SettingsDoc, SettingsDraft>): Loaded<DataSet> | null {
  const { doc, etag } = state.base;
  return doc === null ? null : { doc, etag };
}
