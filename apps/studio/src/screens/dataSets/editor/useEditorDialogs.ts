import { type DataSet, isProblem, type Reference } from '@studio/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Deletion } from '../../../kernel/editor/Deletion.ts';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { holdPage } from '../../../kernel/editor/pageHold.ts';
import { t } from '../../../messages/messages.ts';
import { reportActivity } from '../../../services/activity.ts';
import { describeError } from '../../../services/describeError.ts';
import { watchObject } from '../../../services/events/watchObject.ts';
import { notify } from '../../../services/notices.ts';
import { takeInterrupted } from '../../../session/endSession.ts';
import { useExport } from '../browser/useExport.ts';
import { listReferences, loadDataSet } from '../dataSets.api.ts';
import { dataSetEditorPath, settingsOfSet } from '../dataSets.urls.ts';
import { preloadEditorDialogs } from '../dialogs/editorDialogParts.ts';
import { acceptDeletion, deleteEdited, discardEdits, handOn, takeSettings } from './editorCalls.ts';
import type { DataSetDraft } from './model.ts';
import '../editing.messages.ts';
import './editor.messages.ts';

type Open = 'discard' | 'delete' | 'references' | 'deleteReferenced' | 'settings' | null;

/** What the editor's dialogs lead to. */
export interface EditorDialogsInput {
  /** The set is gone: leaves the editor. */
  readonly onDeleted: () => void;
}

/** What the editor's dialogs need to be drawn. */
export type EditorDialogsState = ReturnType<typeof useEditorDialogs>;

/** The editor's dialogs and the calls behind them. */
export function useEditorDialogs(editor: Editor<DataSet, DataSetDraft>, input: EditorDialogsInput) {
  const navigate = useNavigate();
  const [hadSettings] = useState(() => takeInterrupted(settingsOfSet(editor.id)));
  const [open, setOpen] = useState<Open>(hadSettings ? 'settings' : null);
  const [settingsRun, setSettingsRun] = useState(hadSettings ? 1 : 0);
  const [references, setReferences] = useState<readonly Reference[] | undefined>(undefined);
  const [referencesError, setReferencesError] = useState<string | null>(null);
  const [isCalling, setCalling] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const exporter = useExport();
  const deletion = useDeletion(editor, input.onDeleted);

  useEffect(() => preloadEditorDialogs(), []);

  const calling = async (call: () => Promise<void>) => {
    if (isCalling) return;
    setCalling(true);
    await call();
    setCalling(false);
  };

  const deleteSet = () => deleteEdited(editor, deletion, input.onDeleted);

  const fetchReferences = async (): Promise<readonly Reference[] | string> => {
    try {
      return await listReferences(editor.id);
    } catch (error) {
      const reason = describeError(error);
      reportActivity(t('dataSets.references'), reason);
      return reason;
    }
  };

  const showReferences = async () => {
    setReferences(undefined);
    setReferencesError(null);
    setOpen('references');
    const found = await fetchReferences();
    if (typeof found === 'string') setReferencesError(found);
    else setReferences(found);
  };

  const askDelete = async () => {
    if (deletion.isUncertain && (await isGone(editor.id))) return deleteSet();
    const found = await fetchReferences();
    if (typeof found === 'string') {
      notify({ message: `${t('dataSets.references.failed')}. ${found}`, tone: 'bad' });
      return;
    }
    setReferencesError(null);
    setReferences(found);
    setOpen(found.length === 0 ? 'delete' : 'deleteReferenced');
  };

  const openRenamed = (name: string, { type }: Pick<DataSet, 'type'>) => {
    handOn(editor, name);
    void navigate(dataSetEditorPath(name, type), { replace: true });
  };

  return {
    editor,
    open,
    references,
    /** Why the references could not be loaded; null when they could. */
    referencesError,
    /** Counts how often the settings were opened: each time they start afresh. */
    settingsRun,
    isDiscarding,
    isBusy: isCalling || exporter.isRunning,
    askDiscard: () => setOpen('discard'),
    askDelete: () => void calling(askDelete),
    showReferences: () => void calling(showReferences),
    showSettings: () => {
      setSettingsRun((run) => run + 1);
      setOpen('settings');
    },
    exportSet: () => void exporter.run({ ids: [editor.id] }),
    discard: () => {
      setOpen(null);
      setDiscarding(true);
      const release = holdPage(t('dataSets.locked'));
      void calling(() => discardEdits(editor)).finally(() => {
        release();
        setDiscarding(false);
      });
    },
    deleteSet: () => {
      setOpen(null);
      void calling(deleteSet);
    },
    takeSettings: async (settings: Parameters<typeof takeSettings>[1]) => {
      const { doc } = settings.saved;
      const isOtherType = doc.type !== editor.state.base.doc.type;
      // Only then closed: until it is taken, the version would be news below the modal.
      await takeSettings(editor, settings).finally(() => setOpen(null));
      if (doc.name !== editor.id) openRenamed(doc.name, doc);
      // Under the same name a set of another type is loaded anew.
      else if (!isOtherType) void navigate(dataSetEditorPath(doc.name, doc.type), { replace: true });
    },
    openRenamed,
    close: () => setOpen(null),
  };
}

/** Deletes the set of an editor, and learns from the server's events that it was deleted when the answer was lost. */
function useDeletion(editor: Editor<DataSet, DataSetDraft>, onDeleted: () => void): Deletion {
  const [deletion] = useState(() => new Deletion(editor.tag));
  const { id, definition } = editor;
  const hear = useEffectEvent((clientTag: string | null) => {
    if (deletion.hear(clientTag)) acceptDeletion(editor, onDeleted);
  });
  useEffect(() => {
    const onEvent = ({ clientTag }: { readonly clientTag: string | null }) => hear(clientTag);
    return watchObject(`${definition.kind}:${id}`, { onDeleted: onEvent });
  }, [definition, id]);
  return deletion;
}

async function isGone(dataSetName: string): Promise<boolean> {
  const load = loadDataSet(dataSetName);
  return load.then(
    () => false,
    (error: unknown) => isProblem(error, 404),
  );
}
