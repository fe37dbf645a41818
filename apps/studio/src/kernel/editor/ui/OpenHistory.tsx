import { useEffect, useState } from 'react';
import { notify } from '../../../platform/feedback/notices.ts';
import { notifySuccess } from '../../../platform/feedback/progress.ts';
import type { MessageValues } from '../../../platform/i18n/defineMessages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import type { Editor } from '../Editor.ts';
import { ObjectHistory } from '../history/ObjectHistory.ts';
import { safetyText } from '../safety.messages.ts';
import type { VersionSource } from '../VersionSource.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { savesText } from './saves.messages.ts';

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

/** The same, and where the versions come from. */
export interface OpenHistoryProps<Doc, Draft extends object> extends HistoryHostProps<Doc, Draft> {
  readonly versions: VersionSource<Doc, Draft>;
}

/** The history of an editor's object, from when it is opened until it is closed. */
export function OpenHistory<Doc, Draft extends object>(props: OpenHistoryProps<Doc, Draft>) {
  const { editor, name, isOpen, lockedBecause, onClose, versions } = props;
  const [history] = useState(() => historyOf(editor, versions));
  const state = useShallowSnapshot(history.state);
  const [failure, setFailure] = useState('');
  const { areSaves = false } = versions;
  const describe = (what: 'restored' | 'same' | 'restoreFailed', values: MessageValues) =>
    areSaves ? savesText(what, values) : safetyText(`history.${what}`, values);
  useEffect(() => {
    void history.loadMore();
    return () => history.stop();
  }, [history]);

  const restore = async (version: number) => {
    setFailure('');
    try {
      const { doc } = await history.load(version);
      const isChanged = editor.replaceContent(editor.definition.toDraft(doc), doc);
      const same = () => versions.sameText?.(version) ?? describe('same', { version });
      const message = isChanged ? describe('restored', { version }) : same();
      if (isChanged) notifySuccess(message);
      else notify({ message, tone: 'neutral' });
      onClose();
    } catch (error) {
      setFailure(describe('restoreFailed', { version, reason: describeError(error) }));
    }
  };
  return (
    <HistoryDialog
      {...state}
      name={name}
      isOpen={isOpen}
      note={versions.restoreNote}
      areSaves={areSaves}
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
