import type { DataSet } from '@studio/api';
import { useDeferredPart } from '@studio/ui/internal';
import { Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEditorState } from '../../../kernel/editor/useEditorState.ts';
import type { ObjectCallsState } from '../../../kernel/object/ObjectCallsState.ts';
import type { OwnAction } from '../../../kernel/object/ObjectScreen.ts';
import { takeInterrupted } from '../../../platform/session/endSession.ts';
import { dataSetText } from '../dataSets.messages.ts';
import { dataSetEditorPath, settingsOfSet } from '../dataSets.urls.ts';
import { settingsPart } from '../dialogs/settingsPart.ts';
import type { SavedSettings } from '../settings/DataSetSettingsDialog.tsx';
import type { DataSetDraft } from './model.ts';
import { takeSettings } from './takeSettings.ts';

/** The action that opens the settings, by the server's name for it. */
export function settingsAction(onRun: () => void): Readonly<Record<string, OwnAction>> {
  const icon = <Settings2 aria-hidden size={16} />;
  return { 'Data Set Settings': { label: dataSetText('settings'), icon, onRun } };
}

/** The settings over the editor of a set. */
export interface SettingsModal {
  readonly isOpen: boolean;
  readonly show: () => void;
  readonly modal: ReactNode;
}

/** The settings modal of a set that is being edited; it is open at once when the session ended in it. */
export function useSettingsModal({
  editor,
  openRenamed,
}: Pick<ObjectCallsState<DataSet, DataSetDraft>, 'editor' | 'openRenamed'>): SettingsModal {
  const navigate = useNavigate();
  const { base, isDirty } = useEditorState(editor);
  const [wasInterrupted] = useState(() => takeInterrupted(settingsOfSet(editor.id)));
  const [isOpen, setOpen] = useState(wasInterrupted);
  // Each time they start afresh.
  const [run, setRun] = useState(wasInterrupted ? 1 : 0);
  const Settings = useDeferredPart(settingsPart, isOpen);

  const take = async (settings: SavedSettings) => {
    const { doc } = settings.saved;
    const isOtherType = doc.type !== editor.state.base.doc.type;
    // Only then closed: until it is taken, the version would be news below the modal.
    await takeSettings(editor, settings).finally(() => setOpen(false));
    if (doc.name !== editor.id) openRenamed(doc.name, doc);
    // Under the same name a set of another type is loaded anew.
    else if (!isOtherType) void navigate(dataSetEditorPath(doc.name, doc.type), { replace: true });
  };

  return {
    isOpen,
    show: () => {
      setRun((count) => count + 1);
      setOpen(true);
    },
    modal: Settings && run > 0 && (
      <Settings
        key={run}
        isOpen={isOpen}
        loaded={base}
        isTypeLocked={isDirty}
        onSaved={(saved) => void take(saved)}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
