import { useDeferredPart } from '@studio/ui/internal';
import { useEffect, useState } from 'react';
import { notify } from '../../../platform/feedback/notices.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import type { Editor } from '../Editor.ts';
import { ObjectHistory } from '../history/ObjectHistory.ts';
import { safetyText } from '../safety.messages.ts';
import type { VersionSource } from '../VersionSource.ts';
import { historyPart } from './safetyParts.ts';

/** Whose history, and whether it is shown. */
export interface HistoryHostProps<Doc, Draft extends object> {
  readonly editor: Editor<Doc, Draft>;
  /** What the object is called on the screen. */
  readonly name: string;
  readonly isOpen: boolean;
  /** Why nothing can be changed; empty when it can. */
  readonly lockedBecause: string;
  readonly onClose: () => void;
}

/** The history of an editor's object; read anew each time that it opens. */
export function HistoryHost<Doc, Draft extends object>(props: HistoryHostProps<Doc, Draft>) {
  const { versions } = props.editor.definition;
  if (versions === null || !props.isOpen) return null;
  return <OpenHistory {...props} versions={versions} />;
}

interface OpenHistoryProps<Doc, Draft extends object> extends HistoryHostProps<Doc, Draft> {
  readonly versions: VersionSource<Doc, Draft>;
}

function OpenHistory<Doc, Draft extends object>(props: OpenHistoryProps<Doc, Draft>) {
  const { editor, name, isOpen, lockedBecause, onClose, versions } = props;
  const HistoryDialog = useDeferredPart(historyPart, isOpen);
  const [history] = useState(() => historyOf(editor, versions));
  const state = useShallowSnapshot(history.state);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    void history.loadMore();
    return () => history.stop();
  }, [history]);

  const restore = async (version: number) => {
    setFailure('');
    try {
      const { doc } = await history.load(version);
      const isChanged = editor.replaceContent(editor.definition.toDraft(doc), doc);
      const text = isChanged ? 'history.restored' : 'history.same';
      notify({ message: safetyText(text, { version }), tone: isChanged ? 'good' : 'neutral' });
      onClose();
    } catch (error) {
      setFailure(safetyText('history.restoreFailed', { version, reason: describeError(error) }));
    }
  };
  if (HistoryDialog === null) return null;
  return (
    <HistoryDialog
      {...state}
      name={name}
      isOpen={isOpen}
      note={versions.restoreNote}
      restoreFailure={failure}
      onLoadMore={() => void history.loadMore()}
      onSelect={(selection) => void history.select(selection)}
      onRestore={lockedBecause === '' ? (version) => void restore(version) : undefined}
      onClose={onClose}
    />
  );
}

function historyOf<Doc, Draft extends object>(
  { id, definition, state }: Editor<Doc, Draft>,
  versions: VersionSource<Doc, Draft>,
): ObjectHistory<Doc, Draft> {
  const toDraft = (doc: Doc) => definition.toDraft(doc);
  return new ObjectHistory({
    id,
    versions,
    toDraft,
    now: () => ({ doc: state.base.doc, draft: state.draft }),
  });
}
