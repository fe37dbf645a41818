import type { DataSet, DataSetType, Reference } from '@studio/api';
import { useRef, useState } from 'react';
import { mayHaveBeenSaved } from '../../../kernel/editor/Editor.ts';
import { equal } from '../../../kernel/editor/equal.ts';
import type { Conflict, Loaded } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { reportActivity } from '../../../services/activity.ts';
import { describeError } from '../../../services/describeError.ts';
import { withProgress } from '../../../services/progress.ts';
import { listReferences } from '../dataSets.api.ts';
import { toConflict } from '../editor/model.ts';
import { type Refusal, readRefusal } from './model/readRefusal.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { type TypeChange, typeChangeOf } from './model/typeChange.ts';
import { sendSettings } from './sendSettings.ts';
import { useQuestion } from './useQuestion.ts';
import './settings.messages.ts';

/** What the modal asks before it goes on. */
export type SettingsQuestion =
  | { readonly kind: 'discard' }
  | { readonly kind: 'type'; readonly type: DataSetType; readonly change: TypeChange }
  | { readonly kind: 'rename'; readonly references: readonly Reference[] };

/** What is saved, over which version, and what follows. */
export interface SettingsSaveInput {
  readonly draft: SettingsDraft;
  /** The version to change; null for a new set. */
  readonly base: Loaded<DataSet> | null;
  readonly onSaved: (saved: Loaded<DataSet>) => void;
}

/** Saving settings: one run at a time, what is asked before, what the server refuses, who saved first. */
export function useSettingsSave({ draft, base, onSaved }: SettingsSaveInput) {
  const { question, ask, answer } = useQuestion<SettingsQuestion>();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [stale, setStale] = useState<Conflict<DataSet> | null>(null);
  const isRunning = useRef(false);
  const unanswered = useRef<SettingsDraft | null>(null);

  const refuse = (error: unknown): null => {
    if (mayHaveBeenSaved(error)) unanswered.current = draft;
    const conflict = toConflict(error);
    setStale(conflict);
    if (conflict === null) setRefusal(readRefusal(error, draft));
    return null;
  };

  const mayRename = async (name: string): Promise<boolean> => {
    try {
      const references = await listReferences(name);
      return references.length === 0 || (await ask({ kind: 'rename', references }));
    } catch (error) {
      reportActivity(t('dataSets.references'), describeError(error));
      setRefusal(readRefusal(error, draft));
      return false;
    }
  };

  const mayChange = async ({ doc }: Loaded<DataSet>, type: DataSetType): Promise<boolean> => {
    const change = doc.type === type ? null : typeChangeOf(doc, type);
    if (change !== null && !(await ask({ kind: 'type', type, change }))) return false;
    return doc.name === draft.name.trim() || mayRename(doc.name);
  };

  const send = async (type: DataSetType, isSecondTry: boolean): Promise<Loaded<DataSet> | null> => {
    unanswered.current = null;
    const texts = { loading: t('dataSets.save.loading'), success: t('dataSets.settings.saved') };
    return withProgress(texts, () => sendSettings({ draft, type, base, isSecondTry })).catch(refuse);
  };

  const saveOnce = async (): Promise<Loaded<DataSet> | null> => {
    const { type } = draft;
    if (type === null) return null;
    const isSecondTry = equal(unanswered.current, draft);
    if (base !== null && !isSecondTry && !(await mayChange(base, type))) return null;
    return send(type, isSecondTry);
  };

  const save = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setRefusal(null);
    const saved = await saveOnce();
    isRunning.current = false;
    setPending(false);
    if (saved !== null) onSaved(saved);
  };

  return {
    question,
    ask,
    answer,
    isPending,
    isRunning,
    refusal,
    stale,
    forgetStale: () => setStale(null),
    save,
  };
}
