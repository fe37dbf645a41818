import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { watchObject } from '../../platform/events/watchObject.ts';
import { lockNavigation } from '../../platform/navigationLock/navigationLock.ts';
import { Deletion } from '../editor/Deletion.ts';
import type { Editor } from '../editor/Editor.ts';
import { useBulkRun } from '../list/bulk/useBulkRun.ts';
import type { FoundReference } from './FoundReference.ts';
import type { DeletionQuestion, ObjectCallsState, OpenObjectDialog } from './ObjectCallsState.ts';
import type { ObjectCopier } from './ObjectCopier.ts';
import type { ObjectScreen } from './ObjectScreen.ts';
import { objectText } from './object.messages.ts';
import {
  acceptDeletion,
  copyEdited,
  deleteEdited,
  discardEdits,
  findOrSay,
  handOn,
  isGone,
} from './objectCalls.ts';

/** What the calls of an object's screen need of its kind. */
export type CalledScreen<Doc, Draft extends object> = Pick<
  ObjectScreen<Doc, Draft>,
  'calls' | 'texts' | 'definition' | 'path' | 'exporting' | 'copying' | 'isRenamed' | 'nameOf'
>;

/** What the calls lead to. */
export interface ObjectCallsInput<Doc> {
  /** The object is deleted, or was never made: leaves the screen. */
  readonly onGone: () => void;
  /** The object was copied: opens the copy. */
  readonly onCopied: (doc: Doc) => void;
}

/**
 * What can be done with an object besides editing it: discard, delete after a look at what refers to it, export. One call
 * runs at a time.
 */
export function useObjectCalls<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  screen: CalledScreen<Doc, Draft>,
  { onGone, onCopied }: ObjectCallsInput<Doc>,
): ObjectCallsState<Doc, Draft> {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [open, setOpen] = useState<OpenObjectDialog>(null);
  const [references, setReferences] = useState<readonly FoundReference[] | undefined>(undefined);
  const [referencesError, setReferencesError] = useState<string | null>(null);
  const [question, setQuestion] = useState<DeletionQuestion | null>(null);
  const [isCalling, setCalling] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [deleteFailure, setDeleteFailure] = useState('');
  const exporter = useBulkRun();
  const copier = useCopier(editor, screen);
  const deletion = useDeletion(editor, screen, onGone);

  const calling = async (call: () => Promise<void>) => {
    if (isCalling) return;
    setCalling(true);
    try {
      await call();
    } finally {
      setCalling(false);
    }
  };

  const deleteObject = async () => {
    setDeleteFailure('');
    setDeleting(true);
    const kept = await deleteEdited(editor, screen, deletion, question?.expectedReferences ?? null);
    if (kept?.isReferenced) await ask();
    setDeleting(false);
    if (kept !== null) {
      setDeleteFailure(kept.reason);
      // One that was repeated without a question has none yet.
      return setOpen((now) => now ?? 'delete');
    }
    setOpen(null);
    onGone();
  };

  const findReferences = async (asks: boolean) => {
    const { calls } = screen;
    const asked = (asks && (await calls.askDeletion?.(editor.state.base.doc))) || null;
    if (asks) setQuestion(asked);
    return asked?.references ?? calls.references(editor.id);
  };
  const { saveQuestion, copyQuestion } = screen.texts();
  const [asksSave, asksCopy] = [saveQuestion !== undefined, copyQuestion !== undefined];
  // What refers to it can only be left behind by who is asked about it.
  const mayLeaveReferences = screen.calls.askDeletion !== undefined;

  const loadReferences = async (asks: boolean) => {
    setReferences(undefined);
    setReferencesError(null);
    const found = await findOrSay(() => findReferences(asks));
    if (typeof found === 'string') setReferencesError(found);
    else setReferences(found);
    return found;
  };

  const ask = async () => {
    const found = await loadReferences(true);
    if (typeof found !== 'string' && found.length === 0) return setOpen('delete');
    // The dialog says, too, that they could not be loaded: a notice might be beneath another one.
    if (typeof found === 'string' || mayLeaveReferences) return setOpen('deleteReferenced');
    setDeleteFailure(objectText('delete.kept'));
    setOpen('references');
  };

  const showReferences = async () => {
    setDeleteFailure('');
    setOpen('references');
    await loadReferences(false);
  };

  const askRename = async () => {
    setDeleteFailure('');
    const found = await loadReferences(false);
    if (typeof found === 'string' || found.length > 0) return setOpen('rename');
    void editor.save();
  };

  const askSave = () => {
    const { base, draft } = editor.state;
    if (asksSave) return setOpen('save');
    if (base.etag === '' || screen.isRenamed?.(base.doc, draft) !== true) return void editor.save();
    void calling(askRename);
  };

  const askDelete = async () => {
    setDeleteFailure('');
    if (deletion.isUncertain && (await isGone(editor.id, screen))) return deleteObject();
    await ask();
  };

  const copyObject = async () => {
    setOpen(null);
    if (copier === null || editor.isDirty) return;
    const copy = await copyEdited(editor, screen, copier);
    if (copy !== null) onCopied(copy.doc);
  };

  const exporting = screen.exporting?.bind(screen);
  return {
    editor,
    open,
    references,
    referencesError,
    deletion: question,
    ...{ isDiscarding, isDeleting, deleteFailure },
    isBusy: isCalling || exporter.isRunning,
    askDiscard: () => setOpen('discard'),
    askDelete: () => void calling(askDelete),
    showReferences: () => void calling(showReferences),
    retryReferences: () => void calling(async () => void (await loadReferences(open === 'deleteReferenced'))),
    exportObject: exporting ? () => void exporter.run(exporting(), { ids: [editor.id] }) : null,
    askCopy: copier && (asksCopy ? () => setOpen('copy') : () => void calling(copyObject)),
    copyObject: () => void calling(copyObject),
    askSave,
    save: () => {
      setOpen(null);
      void editor.save();
    },
    discard: () => {
      setOpen(null);
      setDiscarding(true);
      const release = lockNavigation(objectText('discard.locked'));
      void calling(() => discardEdits(editor, screen.texts)).finally(() => {
        release();
        setDiscarding(false);
        if (editor.state.base.etag === '' && !editor.isDirty) onGone();
      });
    },
    deleteObject: () => void calling(deleteObject),
    openRenamed: (id, doc) => {
      // The screen of a new object stays, with the tab that is shown.
      const path = editor.id === '' ? `${screen.path(doc)}${search}` : screen.path(doc);
      handOn(editor, id);
      void navigate(path, { replace: true });
    },
    close: () => setOpen(null),
  };
}

function useCopier<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  screen: CalledScreen<Doc, Draft>,
): ObjectCopier<Doc> | null {
  const [copier] = useState(() => screen.copying?.(editor.tag) ?? null);
  useEffect(() => () => copier?.stop(), [copier]);
  return copier;
}

/** Deletes the object of an editor, and takes the server's event for the answer when that was lost. */
function useDeletion<Doc, Draft extends object>(
  editor: Editor<Doc, Draft>,
  screen: CalledScreen<Doc, Draft>,
  onDeleted: () => void,
): Deletion {
  const [deletion] = useState(() => new Deletion(editor.tag));
  const { id, definition } = editor;
  const receive = useEffectEvent((clientTag: string | null) => {
    if (!deletion.receive(clientTag)) return;
    acceptDeletion(editor, screen);
    onDeleted();
  });
  useEffect(() => {
    const onEvent = ({ clientTag }: { readonly clientTag: string | null }) => receive(clientTag);
    return watchObject(`${definition.objectKind ?? definition.kind}:${id}`, { onDeleted: onEvent });
  }, [definition, id]);
  return deletion;
}
