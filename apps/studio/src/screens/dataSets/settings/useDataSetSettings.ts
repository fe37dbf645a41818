import type { DataSet } from '@studio/api';
import { useState } from 'react';
import { releasePage } from '../../../kernel/editor/pageHold.ts';
import type { Conflict, Loaded } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { blockOf } from './model/blockOf.ts';
import { presetGenerator } from './model/chooseType.ts';
import { refusedSettings } from './model/readRefusal.ts';
import type { SettingsDraft } from './model/SettingsDraft.ts';
import { takeIn } from './model/takeIn.ts';
import { useSettingsChoices } from './useSettingsChoices.ts';
import { useSettingsDraft } from './useSettingsDraft.ts';
import { useSettingsSave } from './useSettingsSave.ts';
import './settings.messages.ts';

/** A set whose settings have been saved. */
export interface SavedSettings {
  readonly saved: Loaded<DataSet>;
  /** Somebody's version that was taken in on the way; null for none. */
  readonly takenIn: Conflict<DataSet> | null;
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
  const { base, setBase, draft: edited, setDraft, isDirty } = useSettingsDraft(loaded, isOpen);
  const [takenIn, setTakenIn] = useState<Conflict<DataSet> | null>(null);
  const { offered, generators, templates } = useSettingsChoices(edited.type);
  const draft = presetGenerator(edited, offered);
  const { stale, forgetStale, isRunning, ask, ...saving } = useSettingsSave({
    draft,
    base,
    onSaved: (saved) => {
      releasePage();
      onSaved({ saved, takenIn });
    },
  });
  const typeError = base !== null && edited.type !== base.doc.type ? typeLockedBecause : '';
  const block = typeError || blockOf(draft, base?.doc ?? null);

  const takeInTheirs = () => {
    if (stale === null || base === null) return;
    setDraft(takeIn(edited, base.doc, stale.current.doc));
    setBase(stale.current);
    setTakenIn(stale);
    forgetStale();
  };

  const close = async () => {
    if (isRunning.current) return;
    if (isDirty && !(await ask({ kind: 'discard' }))) return;
    releasePage();
    onClose();
  };

  return {
    ...saving,
    ...{ base, draft, generators, templates, stale, takeInTheirs, close },
    change: (next: SettingsDraft) => (isRunning.current ? undefined : setDraft(next)),
    errors: {
      ...refusedSettings(saving.refusal, draft),
      ...(typeError === '' ? {} : { type: typeError }),
    },
    blockedBecause: stale === null ? block : t('dataSets.settings.staleFirst'),
  };
}
