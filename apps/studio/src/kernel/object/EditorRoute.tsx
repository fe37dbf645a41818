import { isProblem } from '@studio/api';
import { ErrorState } from '@studio/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { session } from '../../platform/session/session.ts';
import { editorKey, madeEditorOf } from '../editor/parkedEditors.ts';
import { safetyText } from '../editor/safety.messages.ts';
import type { Loaded } from '../editor/types.ts';
import { useResource } from '../resource/useResource.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { ObjectNotFound } from './ObjectNotFound.tsx';
import type { ObjectScreen } from './ObjectScreen.ts';

export interface EditorRouteProps<Doc, Draft extends object> {
  readonly of: ObjectScreen<Doc, Draft>;
}

interface Shown<Doc> {
  readonly id: string;
  /** Counts the objects that were shown here one after the other. */
  readonly count: number;
  /** Edited without being loaded: a new object that was just saved, or edits of one that is gone. Null for what is loaded. */
  readonly held: Loaded<Doc> | null;
}

/**
 * Loads the object that the address names, then edits it; of one that is gone it offers what was not saved. When a new object gets its
 * id by being saved, its screen stays: what is typed meanwhile, and the focus, are kept.
 */
export function EditorRoute<Doc, Draft extends object>({ of: screen }: EditorRouteProps<Doc, Draft>) {
  const { pathname } = useLocation();
  const id = screen.idIn(pathname);
  const loading = useResource(id, (signal) => screen.early.doc.take(id, signal), {
    isKeptOnChange: true,
    takeKnown: () => screen.early.doc.takeAnswered(id),
  });
  const [shown, setShown] = useState<Shown<Doc>>({ id, count: 0, held: null });
  if (shown.id !== id) setShown(nextShown(screen, shown, id));
  const hold = (held: Loaded<Doc> | null) => setShown({ ...shown, held });
  const held = shown.id === id ? shown.held : null;
  const loaded = held ?? (loading.isStale ? undefined : loading.data);
  const isMissing = isProblem(loading.error, 404);
  const lastName = lastNameOf(screen, id, loading.data);
  usePageTitle(loaded ? screen.nameOf(loaded.doc) : (lastName ?? titleOf(screen, id, isMissing)));

  if (held === null && loading.error !== null) {
    const { error } = loading;
    if (isMissing) {
      return (
        <ObjectNotFound
          key={id}
          of={screen}
          name={id}
          lastName={lastName ?? ''}
          error={error}
          onRestore={hold}
        />
      );
    }
    return (
      <ErrorState
        title={safetyText('loadFailed')}
        reason={describeError(error)}
        onRetry={loading.reload}
        retryLabel={commonText('retry')}
      />
    );
  }
  if (loaded === undefined)
    return screen.renderSkeleton?.(pathname) ?? <EditorSkeleton text={screen.texts().loading} />;
  const elsewhere = screen.otherPath?.(pathname, loaded.doc) ?? null;
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  const onReload = () => {
    hold(null);
    loading.reload();
  };
  return <EditorScreen key={shown.count} of={screen} {...{ id, loaded, onReload }} />;
}

/** What comes after the address has changed to another id. */
function nextShown<Doc, Draft extends object>(
  { definition: { kind } }: ObjectScreen<Doc, Draft>,
  { id, count }: Shown<Doc>,
  next: string,
): Shown<Doc> {
  const keyOf = (of: string) => editorKey(session.current?.user.id ?? '', kind, of);
  const made = id === '' ? madeEditorOf<Doc, Draft>(keyOf(''), keyOf(next)) : null;
  return made === null
    ? { id: next, count: count + 1, held: null }
    : { id: next, count, held: made.state.base };
}

/** What an object was called when it was last loaded; null when it was not, or another one was. */
function lastNameOf<Doc, Draft extends object>(
  { definition, nameOf }: ObjectScreen<Doc, Draft>,
  id: string,
  last: Loaded<Doc> | undefined,
): string | null {
  return last !== undefined && definition.idOf(last.doc) === id ? nameOf(last.doc) : null;
}

/** The title of a screen whose object was not loaded: an id that is not its name says nothing. */
function titleOf<Doc, Draft extends object>(
  { definition, texts }: ObjectScreen<Doc, Draft>,
  id: string,
  isMissing: boolean,
): string {
  if (!definition.hasOwnId) return id;
  return isMissing ? texts().notFoundTitle : texts().loading;
}
