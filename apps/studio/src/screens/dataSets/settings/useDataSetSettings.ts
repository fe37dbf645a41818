import type { DataSet } from '@studio/api';
import { useEffect, useEffectEvent, useRef } from 'react';
import { holdPage } from '../../../kernel/editor/pageHold.ts';
import type { Conflict, Loaded } from '../../../kernel/editor/types.ts';
import { useEditor } from '../../../kernel/editor/useEditor.ts';
import { t } from '../../../messages/messages.ts';
import { noteInterrupted, onSessionEnd } from '../../../session/endSession.ts';
import { session } from '../../../session/session.ts';
import { settingsOfSet } from '../dataSets.urls.ts';
import { blockOf } from './model/blockOf.ts';
import { presetGenerator } from './model/chooseType.ts';
import { type Refusal, readRefusal, refusedSettings } from './model/readRefusal.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { newSet, type SettingsDoc, settingsEditor } from './settingsEditor.ts';
import { settingsIntent } from './settingsIntent.ts';
import { useSettingsChoices } from './useSettingsChoices.ts';
import { useSettingsSave } from './useSettingsSave.ts';
import './settings.messages.ts';

/** A set whose settings have been saved. */
export interface SavedSettings {
  readonly saved: Loaded<DataSet>;
  /** Somebody's version that was taken in on the way; null for none. */
  readonly takenIn: Conflict<SettingsDoc> | null;
}

/** What the course of the settings needs. */
export interface DataSetSettingsInput {
  readonly isOpen: boolean;
  /** The version to change; null for a new set. */
  readonly loaded: Loaded<DataSet> | null;
  /** Why another type cannot be chosen; empty when it can. */
  readonly typeLockedBecause: string;
  readonly onSaved: (saved: SavedSettings) => void;
  readonly onClose: () => void;
}

/** The settings being edited, with what they are chosen from and what stands in their way. */
export function useDataSetSettings(input: DataSetSettingsInput) {
  const { loaded, isOpen, typeLockedBecause, onSaved, onClose } = input;
  const state = useEditor(settingsEditor, loaded?.doc.name ?? '', loaded ?? newSet);
  const { editor, base, draft: edited } = state;
  const { offered, generators, templates } = useSettingsChoices(edited.type);
  const draft = presetGenerator(edited, offered);
  const isDirty = isOpen && state.isDirty;
  const release = useRef<() => void>(() => undefined);
  const takenIn = useRef<Conflict<SettingsDoc> | null>(null);
  const { ask, isRunning, unanswered, ...saving } = useSettingsSave({
    editor,
    draft,
    onSaved: (saved) => {
      release.current();
      onSaved({ saved, takenIn: takenIn.current });
    },
  });
  useEffect(
    () =>
      editor.onTakeIn((from) => {
        takenIn.current = from;
        editor.id = settingsEditor.idOf(from.current.doc);
      }),
    [editor],
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    release.current = holdPage(t('dataSets.settings.hold'));
    return release.current;
  }, [isDirty]);
  const noteEnd = useEffectEvent((userId: string) => {
    if (isDirty) noteInterrupted(userId, settingsOfSet(editor.id));
  });
  useEffect(() => {
    const userId = session.current?.user.id ?? '';
    return onSessionEnd(() => noteEnd(userId));
  }, []);

  const typeError = base.doc !== null && edited.type !== base.doc.type ? typeLockedBecause : '';
  const refusal = unanswered ?? refusalOf(state.failure);

  const close = async () => {
    if (isRunning.current) return;
    if (isDirty && !(await ask({ kind: 'discard' }))) return;
    editor.reset(editor.state.base);
    release.current();
    onClose();
  };

  return {
    ...saving,
    ...{ state, base, draft, generators, templates, refusal, close },
    change: (next: SettingsDraft) => {
      if (!isRunning.current) editor.edit(next, settingsIntent(draft, next));
    },
    errors: {
      ...refusedSettings(refusal, draft),
      ...(typeError === '' ? {} : { type: typeError }),
    },
    blockedBecause: typeError || blockOf(draft, base.doc),
  };
}

const refusals = new WeakMap<object, Refusal | null>();

/** Why the last save was refused; the same object for the same failure. A conflict is settled elsewhere. */
function refusalOf(
  failure: { readonly error: unknown; readonly draft: SettingsDraft } | null,
): Refusal | null {
  if (failure === null) return null;
  const isConflict = settingsEditor.toConflict(failure.error) !== null;
  const refusal = refusals.get(failure) ?? (isConflict ? null : readRefusal(failure.error, failure.draft));
  refusals.set(failure, refusal);
  return refusal;
}
