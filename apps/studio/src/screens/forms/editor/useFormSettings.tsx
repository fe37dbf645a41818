import type { UiFormTemplate } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { type ReactNode, type RefObject, useState } from 'react';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { useKeptSettings } from '../../../kernel/editor/modal/useKeptSettings.ts';
import { useFocusHome } from '../../../kernel/editor/ui/useFocusHome.ts';
import { useEditorState } from '../../../kernel/editor/useEditorState.ts';
import { takeInterrupted } from '../../../platform/session/endSession.ts';
import { formSettingsKind } from '../formObject.ts';
import type { SavedFormSettings } from '../settings/FormSettingsDialog.tsx';
import { settingsOfForm } from '../settings/settingsOfForm.ts';
import type { FormDraft } from './draft/FormDraft.ts';
import { keptSettingsPart, loadSettingsParts, settingsPart } from './settingsPart.ts';

/** The settings over the editor of a form. */
export interface FormSettingsModal {
  readonly isOpen: boolean;
  /** @param setting has the focus, by the contract's name. Default: the first has it */
  readonly show: (setting?: string) => void;
  /** Says that settings were left unsaved, and which. */
  readonly banner: ReactNode;
  readonly modal: ReactNode;
}

/**
 * The settings modal of a form that is being edited; it is open at once when the session ended in it.
 * @param rootRef has the focus where what had it is gone
 * @param onTaken settings were saved, and the editor goes on from there
 */
export function useFormSettings(
  editor: Editor<UiFormTemplate, FormDraft>,
  rootRef: RefObject<HTMLElement | null>,
  onTaken: () => void,
): FormSettingsModal {
  const { base } = useEditorState(editor);
  const [wasInterrupted] = useState(() => takeInterrupted(settingsOfForm(editor.id)));
  const [isOpen, setOpen] = useState(wasInterrupted);
  // Each time they start afresh.
  const [run, setRun] = useState(wasInterrupted ? 1 : 0);
  const [sought, setSought] = useState<string | null>(null);
  const Settings = useDeferredPart(settingsPart, isOpen);

  const take = async (settings: SavedFormSettings) => {
    // Only then closed: until it is taken, the version would be news below the modal.
    await takeSettings(editor, settings).finally(() => setOpen(false));
    onTaken();
  };

  const show = (setting?: string) => {
    setSought(setting ?? null);
    setRun((count) => count + 1);
    setOpen(true);
  };
  const kept = useKeptSettings({
    ...{ kind: formSettingsKind, id: editor.id, base, isModalOpen: isOpen },
    find: async () => {
      const { findKeptSettings, settingsEditor } = await loadSettingsParts();
      return findKeptSettings(settingsEditor, base);
    },
  });
  useFocusHome(rootRef, Number(kept !== null));
  const Kept = useDeferredPart(keptSettingsPart, kept !== null);
  return {
    ...{ isOpen, show },
    banner: <div role="status">{Kept && kept && <Kept kept={kept} onShow={() => show()} />}</div>,
    modal: Settings && run > 0 && (
      <Settings
        key={run}
        {...{ isOpen, sought }}
        loaded={base}
        onSaved={(saved) => void take(saved)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}

/** Continues on the version that saving the settings has made, unless a later one is here already; the edits stay. */
async function takeSettings(
  editor: Editor<UiFormTemplate, FormDraft>,
  { saved, rebasedOnto }: SavedFormSettings,
): Promise<void> {
  const isKnown = await editor.knows(saved.etag);
  if (isKnown || editor.state.base.doc.version > saved.doc.version) return;
  if (rebasedOnto === null) editor.takeOver(saved);
  else editor.rebaseOnto({ author: rebasedOnto.author, time: rebasedOnto.time, current: saved });
}
