import { type DataSet, isProblem } from '@studio/api';
import { preloadLayers } from '@studio/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lastListSearch } from '../../../kernel/browser/lastListSearch.ts';
import type { EditIntent, Loaded } from '../../../kernel/editor/types.ts';
import { preloadSafetyParts } from '../../../kernel/editor/ui/preloadSafetyParts.ts';
import { useFocusHome } from '../../../kernel/editor/ui/useFocusHome.ts';
import { useEditor } from '../../../kernel/editor/useEditor.ts';
import { useEditorSafety } from '../../../kernel/editor/useEditorSafety.tsx';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import { useMayUse } from '../../../session/session.ts';
import { renderRouterLink } from '../../../shell/renderRouterLink.tsx';
import { toScreenActions, useScreenActions } from '../../../shell/screenActions.ts';
import { dataSetKind, loadDataSetActions } from '../dataSets.api.ts';
import { type DataSetTab, dataSetBrowserPath, dataSetPath } from '../dataSets.urls.ts';
import { EditorDialogs } from '../dialogs/EditorDialogs.tsx';
import { KeptSettingsLine } from '../dialogs/KeptSettingsLine.tsx';
import { useKeptSettings } from '../dialogs/useKeptSettings.ts';
import { listRepeatingFormTemplates } from '../settings/settings.api.ts';
import { DataSetEditorPage } from './DataSetEditorPage.tsx';
import { dataSetEditor } from './definition.ts';
import { editorActions } from './editorActions.tsx';
import { type DataSetDraft, hasCriteria, tabFaults } from './model.ts';
import { invalidReason, preloadCriteriaParts, useCriteriaParts } from './useCriteriaParts.tsx';
import { useDataSetView } from './useDataSetView.ts';
import { useEditorDialogs } from './useEditorDialogs.ts';
import { useSaveKey } from './useSaveKey.ts';
import '../editing.messages.ts';

/** The set's name and the tab in the address, and the version that was loaded. */
export interface DataSetEditorScreenProps {
  readonly name: string;
  readonly tab: DataSetTab;
  readonly loaded: Loaded<DataSet>;
  /** Loads the set anew and starts again from it: when it is gone, or of another type. */
  readonly onReload: () => void;
}

/** One data set being edited, wired to the server. */
export function DataSetEditorScreen({ name, tab, loaded, onReload }: DataSetEditorScreenProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayManage = useMayUse('MANAGE_DATASETS');
  const state = useEditor(dataSetEditor, name, loaded, onReload);
  const { editor } = state;
  const browserPath = dataSetBrowserPath(lastListSearch(dataSetKind));
  const ownPath = pathname.split('/').slice(0, 5).join('/');
  const serverActions = useResource(name, (signal) => loadDataSetActions(name, signal));
  const dialogs = useEditorDialogs(editor, {
    onDeleted: () => {
      if (window.location.pathname.startsWith(`${ownPath}/`)) void navigate(browserPath);
    },
  });

  useEffect(() => prepareForTrouble(), []);
  const reloadActions = useEffectEvent(() => {
    // A set that was gone is there again.
    if (serverActions.error !== null) serverActions.reload();
  });
  useEffect(() => editor.onSave(() => reloadActions()), [editor]);
  const areActionsGone = serverActions.error !== null && isProblem(serverActions.error, 404);
  useEffect(() => {
    if (areActionsGone) void editor.noteIfGone();
  }, [editor, areActionsGone]);

  const { draft, base } = state;
  const { doc } = base;
  const reload = useEffectEvent(onReload);
  const hasOtherType = doc.name === name && doc.type !== loaded.doc.type && !state.isDirty;
  useEffect(() => {
    if (hasOtherType) reload();
  }, [hasOtherType]);
  const templateName = useTemplateName(doc);
  const faults = tabFaults(draft, doc);
  const readOnlyReason = mayManage ? '' : t('dataSets.readOnly');
  const lockedBecause = dialogs.isDiscarding ? t('dataSets.locked') : readOnlyReason;
  const onDraftChange = (next: DataSetDraft, intent?: EditIntent) => editor.edit(next, intent);
  const rootRef = useRef<HTMLDivElement>(null);
  const safety = useEditorSafety(editor, {
    rootRef,
    name: doc.name,
    conflict: state.conflict,
    lockedBecause,
    isInside: (location) =>
      // Under the name that a rename has given it, too: the edits go along.
      [ownPath, dataSetPath(editor.id, doc.type)].some((path) => location.pathname.startsWith(`${path}/`)),
    onRenamed: dialogs.openRenamed,
    onSave: () => void editor.save(),
    isCovered: dialogs.open === 'settings',
  });
  const keptSettings = useKeptSettings(base, dialogs.open === 'settings');
  useFocusHome(rootRef, Number(keptSettings !== null));
  const view = useDataSetView(editor, { tab, generation: state.generation });
  const criteria = useCriteriaParts({
    ...{ doc, tab, draft, onDraftChange, faults },
    readOnlyReason: lockedBecause,
    view,
  });
  const actions = editorActions({
    actions: serverActions.data ?? [],
    state,
    invalidReason: invalidReason(doc, faults),
    onSave: () => void editor.save(),
    onDiscard: dialogs.askDiscard,
    onDelete: dialogs.askDelete,
    onExport: dialogs.exportSet,
    onReferences: dialogs.showReferences,
    onSettings: dialogs.showSettings,
    isBusy: dialogs.isBusy,
    saveDetails: safety.saveDetails,
  });
  const tryIt = { id: 'Try it', label: t('dataSets.tryIt'), isEnabled: true, onRun: criteria.openTryIt };
  useScreenActions([...toScreenActions(actions), ...(hasCriteria(doc) ? [tryIt] : [])]);
  const maySave =
    dialogs.open === null &&
    state.conflict === null &&
    actions.some(({ name: id, isEnabled }) => id === 'Save' && isEnabled);
  const isAwaitingActions = serverActions.data === undefined && serverActions.error === null;
  useSaveKey(maySave ? () => void editor.save() : null, isAwaitingActions);

  return (
    <>
      <DataSetEditorPage
        {...{ doc, tab, draft, onDraftChange, faults, readOnlyReason }}
        generation={state.generation}
        isReadOnly={!mayManage || dialogs.isDiscarding}
        actionsError={
          serverActions.error === null || areActionsGone
            ? null
            : { reason: describeError(serverActions.error), onRetry: serverActions.reload }
        }
        actions={actions}
        templateName={templateName}
        tools={safety.tools}
        banners={
          <>
            {safety.banners}
            <KeptSettingsLine time={keptSettings} onShow={dialogs.showSettings} />
          </>
        }
        view={view}
        rootRef={rootRef}
        dynamicCriteria={criteria.dynamicCriteria}
        onTryIt={criteria.openTryIt}
        renderLink={renderRouterLink}
        backHref={browserPath}
      />
      {criteria.tryIt}
      <EditorDialogs dialogs={dialogs} />
      {safety.dialogs}
    </>
  );
}

/** The display name of the form that feeds a Repeating Form set; null for other sets, and while it is not known. */
function useTemplateName({ repeatingFormTemplateUniqueName: uniqueName }: DataSet): string | null {
  const key = uniqueName === null ? null : 'templates';
  const templates = useResource(key, (signal) => listRepeatingFormTemplates(signal));
  return templates.data?.find((template) => template.uniqueName === uniqueName)?.name ?? null;
}

/** Loads now what is needed when the connection is gone: the dialogs, and the sign-in screen. */
function prepareForTrouble(): void {
  void preloadLayers();
  preloadCriteriaParts();
  preloadSafetyParts();
  import('../../signIn/route.tsx').catch(() => undefined);
}
