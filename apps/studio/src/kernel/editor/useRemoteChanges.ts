import type { CurrentEvent, HereEvent } from '@studio/api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onKindChange } from '../../platform/changes/kindChanges.ts';
import { type PersonHere, watchKind, watchObject } from '../../platform/events/watchObject.ts';
import { notify } from '../../platform/feedback/notices.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { Editor } from './Editor.ts';
import { isOwnSave } from './isOwnSave.ts';
import { type News, pruneNews, type VersionNews } from './pruneNews.ts';
import { ResponseSequence } from './ResponseSequence.ts';
import { safetyText } from './safety.messages.ts';
import type { Loaded } from './types.ts';
import { useEditorState } from './useEditorState.ts';

interface ReceivedNews<Doc> extends VersionNews {
  /** The version that was here: over another one it may be no news. */
  readonly base: Loaded<Doc>;
}

type ReadNews = () => Promise<VersionNews | null>;

/** What others do while an object is edited. */
export interface EditorNews {
  /** Null for none that concerns the version here. */
  readonly news: News | null;
  /** Who else has the object open. */
  readonly people: readonly PersonHere[];
  /** Merges the saved version into the draft. */
  readonly rebaseOnto: () => void;
  readonly dismiss: () => void;
  /** Another tab of this browser has gone on to this version. */
  readonly receiveSaved: (etag: string) => void;
}

/** Listens to what others do to the object of an editor; to nothing while it has no id, as a new one. */
export function useRemoteChanges<Doc, Draft extends object>(editor: Editor<Doc, Draft>): EditorNews {
  const [received, setReceived] = useState<ReceivedNews<Doc> | null>(null);
  const [people, setPeople] = useState<readonly PersonHere[]>([]);
  const { definition } = editor;
  const { id, base } = useEditorState(editor);

  const isMounted = useRef(false);
  const [order] = useState(() => new ResponseSequence());
  const receive = useEffectEvent(async (etag: string | null, readNews: ReadNews) => {
    const isLatest = order.next();
    if ((await editor.knows(etag)) || !isMounted.current) return;
    const { base } = editor.state;
    const news = await readNews().catch(() => null);
    // What was received later may be the older version.
    if (!isMounted.current || news === null || !isLatest()) return;
    setReceived({ ...news, base });
  });
  /** @param ownEtag a version that is known to be one's own; null for none */
  const look = (name: string, ownEtag: string | null) => async () => {
    const { doc, etag } = await definition.load(name);
    const saver = definition.saverOf(doc);
    return { kind: 'saved', ...saver, name, etag, isOwn: etag === ownEtag || isOwnSave(saver) } as const;
  };
  const lookUp = useEffectEvent(look);

  const refreshNews = useEffectEvent(async (news: ReceivedNews<Doc>) => {
    const still = await pruneNews(editor, news, look(news.name, null));
    setReceived((now) => (now === news ? still && { ...still, base } : now));
  });
  useEffect(() => {
    if (received !== null && received.base !== base) void refreshNews(received);
  }, [received, base]);

  const lookAgain = useEffectEvent(async () => {
    const found = await look(id, null)();
    return (await editor.knows(found.etag)) ? null : found;
  });
  useEffect(() => {
    if (definition.isCollection !== true) return undefined;
    isMounted.current = true;
    const receiveAny = () => void receive(null, lookAgain);
    const stops = [
      watchKind(definition.kind),
      onKindChange(definition.kind, receiveAny),
      // No object has this id: all who have the whole kind open meet there.
      watchObject(`${definition.kind}:${id}`, { onHere: (event) => setPeople(othersIn(event)) }),
    ];
    return () => {
      isMounted.current = false;
      for (const stop of stops) stop();
    };
  }, [definition, id]);

  useEffect(() => {
    if (id === '' || definition.isCollection === true) return undefined;
    isMounted.current = true;
    const idNow = (name: string) => (definition.hasOwnId ? id : name);
    const stop = watchObject(`${definition.objectKind ?? definition.kind}:${id}`, {
      onHere: (event) => setPeople(othersIn(event)),
      onSaved: ({ etag, author, authorId, time, name, clientTag }) => {
        const isOwn = isOwnSave({ authorId });
        if (clientTag === editor.tag) void receive(etag, async () => null);
        else
          void receive(etag, async () => ({ kind: 'saved', author, time, name: idNow(name), etag, isOwn }));
      },
      onDeleted: ({ author, authorId, time, clientTag }) => {
        if (clientTag === editor.tag) return;
        const isOwn = isOwnSave({ authorId });
        void receive(null, async () => ({ kind: 'deleted', author, time, name: id, etag: null, isOwn }));
      },
      onCurrent: ({ etag, name, ...deletion }) => {
        if (etag !== null && name !== null) void receive(etag, lookUp(idNow(name), null));
        else void receive(null, async () => ({ ...deletedBy(deletion), name: id }));
      },
    });
    return () => {
      isMounted.current = false;
      stop();
    };
  }, [editor, definition, id]);

  const rebaseOnto = async ({ name }: ReceivedNews<Doc>) => {
    try {
      await editor.rebaseOntoLatest(name);
      setReceived(null);
    } catch (error) {
      notify({ message: safetyText('news.failed', { reason: describeError(error) }), tone: 'bad' });
    }
  };

  const news = received?.base === base ? received : null;
  return {
    news,
    people,
    rebaseOnto: () => {
      if (news !== null) void rebaseOnto(news);
    },
    dismiss: () => setReceived(null),
    receiveSaved: (etag) => void receive(etag, look(id, etag)),
  };
}

/** A deletion as the server reports it afterwards: its author may be unknown. */
function deletedBy({ author, authorId, time }: Pick<CurrentEvent, 'author' | 'authorId' | 'time'>) {
  const isOwn = authorId !== null && isOwnSave({ authorId });
  return { kind: 'deleted', author: author ?? '', time: time ?? 0, etag: null, isOwn } as const;
}

/** Who is there besides oneself. */
function othersIn({ people }: HereEvent): readonly PersonHere[] {
  return people.filter(({ isSelf }) => !isSelf);
}

/** People as the tools show them. */
export function peopleOf(
  people: readonly PersonHere[],
): readonly { readonly id: string; readonly name: string }[] {
  return people.map(({ userId: id, name }) => ({ id, name }));
}
