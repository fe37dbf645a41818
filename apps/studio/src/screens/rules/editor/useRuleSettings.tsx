import type { Rule } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { useKeptSettings } from '../../../kernel/editor/modal/useKeptSettings.ts';
import { useFocusHome } from '../../../kernel/editor/ui/useFocusHome.ts';
import { useEditorState } from '../../../kernel/editor/useEditorState.ts';
import { takeInterrupted } from '../../../platform/session/endSession.ts';
import { ruleSettingsKind, settingsOfRule } from '../rules.api.ts';
import type { SavedRuleSettings } from '../settings/RuleSettingsDialog.tsx';
import type { RuleDraft } from './draft/RuleDraft.ts';
import { keptSettingsPart, loadSettingsParts, settingsPart } from './settingsPart.ts';

/** The settings over the rule builder. */
export interface RuleSettingsModal {
  readonly isOpen: boolean;
  readonly show: () => void;
  /** Says that settings were left unsaved, and which. */
  readonly banner: ReactNode;
  readonly modal: ReactNode;
}

/**
 * The settings modal of a rule that is being edited; it is open at once when the session ended in it.
 * @param rootRef has the focus where what had it is gone
 */
export function useRuleSettings(
  editor: Editor<Rule, RuleDraft>,
  rootRef: RefObject<HTMLElement | null>,
): RuleSettingsModal {
  const { base } = useEditorState(editor);
  const [wasInterrupted] = useState(() => takeInterrupted(settingsOfRule(editor.id)));
  const [isOpen, setOpen] = useState(wasInterrupted);
  // Each time they start afresh.
  const [run, setRun] = useState(wasInterrupted ? 1 : 0);
  const Settings = useDeferredPart(settingsPart, isOpen);
  const take = async (settings: SavedRuleSettings) => {
    // Only then closed: until it is taken, the version would be news below the modal.
    await takeSettings(editor, settings).finally(() => setOpen(false));
  };
  const show = () => {
    setRun((count) => count + 1);
    setOpen(true);
  };
  const kept = useKeptSettings({
    ...{ kind: ruleSettingsKind, id: editor.id, base, isModalOpen: isOpen },
    find: async () => {
      const { findKeptSettings, settingsEditor } = await loadSettingsParts();
      return findKeptSettings(settingsEditor, base);
    },
  });
  useFocusHome(rootRef, Number(kept !== null));
  const Kept = useDeferredPart(keptSettingsPart, kept !== null);
  return {
    ...{ isOpen, show },
    banner: <div role="status">{Kept && kept && <Kept kept={kept} onShow={show} />}</div>,
    modal: Settings && run > 0 && (
      <Settings
        key={run}
        isOpen={isOpen}
        loaded={base}
        onSaved={(saved) => void take(saved)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** Continues on the version that saving the settings has made, unless a later one is here already; the edits stay. */
async function takeSettings(
  editor: Editor<Rule, RuleDraft>,
  { saved, rebasedOnto }: SavedRuleSettings,
): Promise<void> {
  const isKnown = await editor.knows(saved.etag);
  if (isKnown || editor.state.base.doc.version > saved.doc.version) return;
  if (rebasedOnto === null) editor.takeOver(saved);
  else editor.rebaseOnto({ author: rebasedOnto.author, time: rebasedOnto.time, current: saved });
}
