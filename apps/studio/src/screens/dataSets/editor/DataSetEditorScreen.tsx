import type { DataSet } from '@studio/api';
import { ConfirmDialog, preloadLayers } from '@studio/ui';
import { NotImplementedDialog } from '@studio/widgets';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lastListSearch } from '../../../kernel/browser/lastListSearch.ts';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { useEditor } from '../../../kernel/editor/useEditor.ts';
import { useLeaveGuard } from '../../../kernel/editor/useLeaveGuard.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { t } from '../../../messages/messages.ts';
import { notImplementedLabels } from '../../../messages/widgetLabels.ts';
import { describeError } from '../../../services/describeError.ts';
import { useMayUse } from '../../../session/session.ts';
import { renderRouterLink } from '../../../shell/renderRouterLink.tsx';
import { useScreenActions } from '../../../shell/screenActions.ts';
import { dataSetKind, loadDataSetActions } from '../dataSets.api.ts';
import { dataSetBrowserPath } from '../dataSets.urls.ts';
import { ReferencesDialog } from '../dialogs/ReferencesDialog.tsx';
import { DataSetEditorPage } from './DataSetEditorPage.tsx';
import { dataSetEditor } from './definition.ts';
import { editorActions } from './editorActions.tsx';
import { useEditorDialogs } from './useEditorDialogs.ts';

/** The set's name in the address, and the version that was loaded. */
export interface DataSetEditorScreenProps {
  readonly name: string;
  readonly loaded: Loaded<DataSet>;
}

/** One data set being edited, wired to the server. */
export function DataSetEditorScreen({ name, loaded }: DataSetEditorScreenProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayManage = useMayUse('MANAGE_DATASETS');
  const state = useEditor(dataSetEditor, name, loaded);
  const { editor } = state;
  const browserPath = dataSetBrowserPath(lastListSearch(dataSetKind));
  const ownPath = pathname.split('/').slice(0, 5).join('/');
  useLeaveGuard(editor, (location) => location.pathname.startsWith(`${ownPath}/`));
  const serverActions = useResource(name, (signal) => loadDataSetActions(name, signal));
  const dialogs = useEditorDialogs(editor, () => {
    if (window.location.pathname.startsWith(`${ownPath}/`)) void navigate(browserPath);
  });

  useEffect(() => prepareForTrouble(), []);

  const actions = editorActions({
    actions: serverActions.data ?? [],
    state,
    onSave: () => void editor.save(),
    onDiscard: dialogs.askDiscard,
    onDelete: dialogs.askDelete,
    onExport: dialogs.exportSet,
    onReferences: dialogs.showReferences,
    onUnknown: dialogs.showUnknown,
    isBusy: dialogs.isBusy,
  });
  useScreenActions(actions.map(({ name: id, label, isEnabled, onRun }) => ({ id, label, isEnabled, onRun })));
  const maySave =
    dialogs.open === null && actions.some(({ name: id, isEnabled }) => id === 'Save' && isEnabled);
  const isAwaitingActions = serverActions.data === undefined && serverActions.error === null;
  useSaveKey(maySave ? () => void editor.save() : null, isAwaitingActions);

  return (
    <>
      <DataSetEditorPage
        doc={state.base.doc}
        draft={state.draft}
        onDraftChange={(draft) => editor.edit(draft)}
        generation={state.generation}
        isReadOnly={!mayManage || dialogs.isDiscarding}
        readOnlyReason={mayManage ? '' : t('dataSets.readOnly')}
        actionsError={
          serverActions.error === null
            ? null
            : { reason: describeError(serverActions.error), onRetry: serverActions.reload }
        }
        actions={actions}
        conflict={state.conflict}
        renderLink={renderRouterLink}
        backHref={browserPath}
      />
      <ConfirmDialog
        isOpen={dialogs.open === 'discard'}
        title={t('editor.discard.title')}
        message={t('editor.discard.question')}
        confirmLabel={t('common.yes')}
        cancelLabel={t('common.no')}
        tone="danger"
        onConfirm={dialogs.discard}
        onCancel={dialogs.close}
      />
      <ConfirmDialog
        isOpen={dialogs.open === 'delete'}
        title={t('dataSets.delete.title')}
        message={t('dataSets.delete.question')}
        confirmLabel={t('common.yes')}
        cancelLabel={t('common.no')}
        tone="danger"
        onConfirm={dialogs.deleteSet}
        onCancel={dialogs.close}
      />
      <ReferencesDialog
        dataSetName={name}
        references={dialogs.references}
        {...(dialogs.asksBeforeDelete
          ? { question: t('dataSets.delete.question'), onConfirm: dialogs.deleteSet }
          : {})}
        onClose={dialogs.close}
      />
      <NotImplementedDialog
        actionName={dialogs.unknownAction}
        onClose={dialogs.close}
        labels={notImplementedLabels()}
      />
    </>
  );
}

/** Loads now what is needed when the connection is gone: the dialogs, and the sign-in screen. */
function prepareForTrouble(): void {
  void preloadLayers();
  import('../../signIn/route.tsx').catch(() => undefined);
}

/**
 * Ctrl+S (⌘S) saves; the browser's own dialog never opens here. Pressed while the actions are still on their way, it
 * saves when they have come and allow it.
 */
function useSaveKey(save: (() => void) | null, isAwaitingActions: boolean): void {
  const isAsked = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    isAsked.current = isAwaitingActions;
    save?.();
  });
  const onActions = useEffectEvent(() => {
    if (isAsked.current) save?.();
    isAsked.current = false;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (!isAwaitingActions) onActions();
  }, [isAwaitingActions]);
}
