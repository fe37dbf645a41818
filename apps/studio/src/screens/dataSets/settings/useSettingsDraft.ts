import type { DataSet } from '@studio/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { equal } from '../../../kernel/editor/equal.ts';
import { holdPage } from '../../../kernel/editor/pageHold.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { onSessionEnd } from '../../../session/endSession.ts';
import { blankSettings, type SettingsDraft, settingsOf } from './model/SettingsDraft.ts';
import { dropSettings, findSettings, parkSettings, settingsKey } from './parkedSettings.ts';
import './settings.messages.ts';

/**
 * The settings being edited. Changes hold the page; at the end of a session they are kept, and come back with the next
 * one of the same user.
 * @param loaded the version to change; null for a new set.
 * @param isOpen what was changed in a modal that is closed counts no more.
 */
export function useSettingsDraft(loaded: Loaded<DataSet> | null, isOpen: boolean) {
  const [key] = useState(() => settingsKey(loaded?.doc.name ?? null));
  const [kept] = useState(() => findSettings(key));
  const [base, setBase] = useState(kept?.base ?? loaded);
  const [draft, setDraft] = useState(kept?.draft ?? startOf(base));
  const isDirty = isOpen && !equal(draft, startOf(base));

  const park = useEffectEvent(() => {
    if (isDirty) parkSettings(key, { base, draft });
  });
  useEffect(() => {
    dropSettings(key);
    return onSessionEnd(() => park());
  }, [key]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const holdBack = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', holdBack);
    const release = holdPage(t('dataSets.settings.hold'));
    return () => {
      removeEventListener('beforeunload', holdBack);
      release();
    };
  }, [isDirty]);

  return { base, setBase, draft, setDraft, isDirty };
}

function startOf(base: Loaded<DataSet> | null): SettingsDraft {
  return base === null ? blankSettings : settingsOf(base.doc);
}
