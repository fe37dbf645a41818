import type { DataSet, Reference } from '@studio/api';
import { formatDateTime } from '@studio/widgets';
import { useState } from 'react';
import type { Editor } from '../../../kernel/editor/Editor.ts';
import { t } from '../../../messages/messages.ts';
import { reportActivity } from '../../../services/activity.ts';
import { describeError } from '../../../services/describeError.ts';
import { notify } from '../../../services/notices.ts';
import { withProgress } from '../../../services/progress.ts';
import { useExport } from '../browser/useExport.ts';
import { deleteDataSet, listReferences, loadDataSet } from '../dataSets.api.ts';
import { type DataSetDraft, toConflict } from './model.ts';

type Open = 'discard' | 'delete' | 'references' | 'deleteReferenced' | null;

/** The editor's dialogs and the calls behind them. `onDeleted` leaves the editor. */
export function useEditorDialogs(editor: Editor<DataSet, DataSetDraft>, onDeleted: () => void) {
  const [open, setOpen] = useState<Open>(null);
  const [references, setReferences] = useState<readonly Reference[] | null>(null);
  const [unknownAction, setUnknownAction] = useState<string | null>(null);
  const [isCalling, setCalling] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const exporter = useExport();

  const calling = async (call: () => Promise<void>) => {
    if (isCalling) return;
    setCalling(true);
    await call();
    setCalling(false);
  };

  const fetchReferences = async (show: (found: readonly Reference[]) => void) => {
    try {
      show(await listReferences(editor.id));
    } catch (error) {
      const reason = describeError(error);
      reportActivity(t('dataSets.references'), reason);
      notify({ message: `${t('dataSets.references.failed')}. ${reason}`, tone: 'bad' });
    }
  };

  const showFound = (found: readonly Reference[], next: Open) => {
    setReferences(found);
    setOpen(next);
  };

  return {
    open,
    references: open === 'references' || open === 'deleteReferenced' ? references : null,
    asksBeforeDelete: open === 'deleteReferenced',
    unknownAction,
    isDiscarding,
    isBusy: isCalling || exporter.isRunning,
    showUnknown: setUnknownAction,
    askDiscard: () => setOpen('discard'),
    askDelete: () =>
      void calling(() =>
        fetchReferences((found) => showFound(found, found.length === 0 ? 'delete' : 'deleteReferenced')),
      ),
    showReferences: () => void calling(() => fetchReferences((found) => showFound(found, 'references'))),
    exportSet: () => void exporter.run({ ids: [editor.id] }),
    discard: () => {
      setOpen(null);
      setDiscarding(true);
      void calling(() => discardEdits(editor)).then(() => setDiscarding(false));
    },
    deleteSet: () => {
      setOpen(null);
      void calling(() => deleteEdited(editor, onDeleted));
    },
    close: () => {
      setOpen(null);
      setUnknownAction(null);
    },
  };
}

async function discardEdits(editor: Editor<DataSet, DataSetDraft>): Promise<void> {
  try {
    editor.reset(await loadDataSet(editor.id));
    notify({ message: t('editor.discard.done'), tone: 'good' });
  } catch (error) {
    reportActivity(t('dataSets.discard'), describeError(error));
    notify({ message: describeError(error), tone: 'bad' });
  }
}

async function deleteEdited(editor: Editor<DataSet, DataSetDraft>, onDeleted: () => void): Promise<void> {
  const { base } = editor.state;
  const texts = { loading: t('dataSets.delete.loading'), success: t('dataSets.delete.success') };
  try {
    await withProgress(texts, () => deleteDataSet(editor.id, base.etag));
    editor.reset(base);
    onDeleted();
  } catch (error) {
    const conflict = toConflict(error);
    if (conflict === null) return notify({ message: describeError(error), tone: 'bad' });
    const values = { author: conflict.author, time: formatDateTime(conflict.time) };
    notify({ message: t('dataSets.delete.stale', values), tone: 'bad' });
  }
}
