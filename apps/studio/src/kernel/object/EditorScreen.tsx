import { isProblem } from '@studio/api';
import { preloadLayers } from '@studio/ui';
import { useDeferredPart } from '@studio/ui/internal';
import { DatabaseBackup } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { describeError } from '../../platform/i18n/describeError.ts';
import { useMayUse, useRightsKey } from '../../platform/session/session.ts';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import type { Editor } from '../editor/Editor.ts';
import { lostBy } from '../editor/lostBy.ts';
import type { Loaded } from '../editor/types.ts';
import { preloadSafetyParts } from '../editor/ui/safetyParts.ts';
import { useSaveKey } from '../editor/ui/useSaveKey.ts';
import { EditorSteps } from '../editor/undo/EditorSteps.ts';
import { useEditor } from '../editor/useEditor.ts';
import { useEditorSafety } from '../editor/useEditorSafety.tsx';
import { useEditorState } from '../editor/useEditorState.ts';
import { lastListSearch } from '../list/lastListSearch.ts';
import { useBackup } from '../list/useBackup.ts';
import { useResource } from '../resource/useResource.ts';
import { renderRouterLink } from '../screen/renderRouterLink.tsx';
import { toScreenActions, useScreenActions } from '../screen/screenActions.ts';
import { useDocumentTitle } from '../screen/usePageTitle.ts';
import type { LostReferencesDialogProps } from './LostReferencesDialog.tsx';
import { ObjectDialogs } from './ObjectDialogs.tsx';
import type { ObjectScreen, OwnAction } from './ObjectScreen.ts';
import { objectText } from './object.messages.ts';
import { objectActions } from './objectActions.tsx';
import { lostReferencesPart, preloadObjectDialogs } from './objectDialogParts.ts';
import { missingPermission } from './ReadOnlyReason.tsx';
import { useObjectActions } from './useObjectActions.tsx';
import { useObjectCalls } from './useObjectCalls.ts';

/** One object, and the version of it that was loaded. */
export interface EditorScreenProps<Doc, Draft extends object> {
  readonly of: ObjectScreen<Doc, Draft>;
  readonly id: string;
  readonly loaded: Loaded<Doc>;
  /** Loads the object anew and starts again from it. */
  readonly onReload: () => void;
}

/** Milliseconds. */
const latestPreparation = 2000;

const noActions = {};

/** One object being edited, wired to the server. Give it another `key` for another object. */
export function EditorScreen<Doc, Draft extends object>(props: EditorScreenProps<Doc, Draft>) {
  const { of: screen, id, loaded, onReload } = props;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayChange = useMayUse(screen.permission);
  const state = useEditor(screen.definition, id, loaded, onReload);
  const { editor, generation } = state;
  const texts = screen.texts();
  const rootRef = useRef<HTMLDivElement>(null);
  const pathOf = (path: string) => screen.ownPath?.(path) ?? path;
  const ownPath = pathOf(pathname);
  const isHere = () => pathOf(window.location.pathname) === ownPath;
  const backHref = screen.listPath?.(lastListSearch(screen.listPath()));
  const rights = useRightsKey();
  // Loaded again when the user's permissions change; until then the known ones stay.
  const serverActions = useResource(`${id} ${rights}`, (signal) => screen.early.actions.take(id, signal), {
    takeKnown: () => screen.early.actions.takeAnswered(id),
  });
  const calls = useObjectCalls(editor, screen, {
    onGone: () => {
      if (isHere() && backHref !== undefined) void navigate(backHref);
    },
    onCopied: (doc) => {
      if (isHere()) void navigate(screen.path(doc));
    },
  });

  const prepare = useEffectEvent(() => {
    editor.prepare();
    void preloadLayers();
    preloadSafetyParts();
    preloadObjectDialogs();
    screen.preloadOfflineParts?.();
  });
  useEffect(() => whenIdle(prepare, latestPreparation), []);
  // From the first edit there is something to lose.
  useEffect(() => {
    if (state.isDirty) prepare();
  }, [state.isDirty]);
  const enabling = screen.actionsDependOn?.(state.base.doc) ?? null;
  const enabledBy = useRef(enabling);
  const reloadActions = useEffectEvent(() => {
    // An object that was gone is there again.
    if (serverActions.error !== null) serverActions.reload();
  });
  const reloadEnabled = useEffectEvent((by: typeof enabling) => {
    if (enabledBy.current === by) return;
    enabledBy.current = by;
    serverActions.reload();
  });
  useEffect(() => reloadEnabled(enabling), [enabling]);
  useEffect(() => editor.onSave(() => reloadActions()), [editor]);
  const areActionsGone = serverActions.error !== null && isProblem(serverActions.error, 404);
  useEffect(() => {
    if (areActionsGone) void editor.noteIfGone();
  }, [editor, areActionsGone]);

  const readOnlyReason = mayChange ? '' : missingPermission(screen.permission);
  const lockedBecause = calls.isDiscarding ? objectText('discard.locked') : readOnlyReason;
  const parts = screen.useParts({
    ...{ state, id, loaded, calls, readOnlyReason, lockedBecause, rootRef, onReload },
    onDraftChange: (next, intent) => editor.edit(next, intent),
  });
  const { doc, etag } = state.base;
  const own = useObjectActions({
    ...{ editor, doc, rootRef, draft: state.draft, isDirty: state.isDirty, isNew: etag === '' },
    invalidReason: parts.invalidReason,
    actions: screen.actions ?? noActions,
    onChanged: serverActions.reload,
  });
  const backup = useBackupAction(screen.backupSection);
  const name = screen.nameOf(doc);
  const subjectOf = (of: Doc) => screen.subjectOf?.(of) ?? screen.nameOf(of);
  const { isCovered = false } = parts;
  useDocumentTitle(name);
  const safety = useEditorSafety(editor, {
    ...{ rootRef, lockedBecause, isCovered, name: subjectOf(doc) },
    nameOf: subjectOf,
    remove: (...what) => screen.calls.remove(...what),
    // Under the name that a rename has given it, too: the edits go along.
    isInside: (location) =>
      [ownPath, pathOf(screen.pathOfId(editor.id))].some((path) => pathOf(location.pathname) === path),
    onRenamed: calls.openRenamed,
    onSave: () => void editor.save(),
  });
  const actions = objectActions({
    actions: serverActions.data ?? [],
    state,
    isNew: etag === '',
    createLabel: texts.createLabel,
    invalidReason: parts.invalidReason,
    own: { ...own.own, ...backup, ...parts.actions },
    onSave: calls.askSave,
    onDiscard: calls.askDiscard,
    onDelete: calls.askDelete,
    onExport: calls.exportObject,
    onCopy: calls.askCopy,
    onReferences: calls.showReferences,
    isBusy: calls.isBusy || own.isBusy || parts.isBusy === true,
    saveDetails: safety.saveDetails,
  });
  useScreenActions([...toScreenActions(actions), ...(parts.screenActions ?? [])]);
  const maySave =
    calls.open === null &&
    !isCovered &&
    state.conflict === null &&
    actions.some((action) => action.name === 'Save' && action.isDisabled !== true);
  const isAwaitingActions = serverActions.data === undefined && serverActions.error === null;
  const askSave = parts.actions?.['Save']?.onRun ?? calls.askSave;
  useSaveKey(maySave ? askSave : null, isAwaitingActions);

  return (
    <>
      <EditorSteps value={safety.steps}>
        {parts.render({
          ...{ actions, generation, readOnlyReason, rootRef, backHref },
          actionsError:
            serverActions.error === null || areActionsGone
              ? null
              : { reason: describeError(serverActions.error), onRetry: serverActions.reload },
          people: safety.people,
          tools: safety.tools,
          banners: (
            <>
              {safety.banners}
              {own.banners}
              {parts.banners}
            </>
          ),
          isReadOnly: lockedBecause !== '',
          renderLink: renderRouterLink,
        })}
      </EditorSteps>
      <ObjectDialogs {...{ name, calls, texts }} referenceLook={screen.referenceLook?.()} />
      <LostReferencesQuestion {...{ editor, name, texts }} look={screen.referenceLook?.()} />
      {own.dialogs}
      {parts.dialogs}
      {safety.dialogs}
    </>
  );
}

/** The action Backup of a screen. @param section of backups; undefined for none */
function useBackupAction(section: string | undefined): Readonly<Record<string, OwnAction>> {
  const backup = useBackup();
  if (section === undefined) return {};
  return {
    Backup: {
      label: objectText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      isReady: !backup.isRunning,
      onRun: () => void backup.run(section),
    },
  };
}

interface LostReferencesQuestionProps<Doc, Draft extends object>
  extends Pick<LostReferencesDialogProps, 'name' | 'texts' | 'look'> {
  readonly editor: Editor<Doc, Draft>;
}

/** Asks about a save that takes away what others name; loaded when there is one. */
function LostReferencesQuestion<Doc, Draft extends object>(props: LostReferencesQuestionProps<Doc, Draft>) {
  const { editor, ...rest } = props;
  const { failure, isDirty } = useEditorState(editor);
  const LostReferences = useDeferredPart(lostReferencesPart, lostBy(failure?.error) !== null);
  if (LostReferences === null) return null;
  const onAgree = (expectedReferences: string) => {
    editor.agreeTo(expectedReferences);
    void editor.save();
  };
  const onDecline = () => editor.forgetFailure();
  return <LostReferences {...rest} {...{ failure, isDirty, onAgree, onDecline }} />;
}
