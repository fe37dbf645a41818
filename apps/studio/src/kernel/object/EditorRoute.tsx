import { isProblem } from '@studio/api';
import { ErrorState } from '@studio/ui';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { Loaded } from '../editor/types.ts';
import { safetyText } from '../editor/ui/safety.messages.ts';
import { useResource } from '../resource/useResource.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { ObjectNotFound } from './ObjectNotFound.tsx';
import type { ObjectScreen } from './ObjectScreen.ts';

export interface EditorRouteProps<Doc, Draft extends object> {
  readonly of: ObjectScreen<Doc, Draft>;
}

/** Loads the object that the address names, then edits it; of one that is gone it offers what was not saved. */
export function EditorRoute<Doc, Draft extends object>({ of: screen }: EditorRouteProps<Doc, Draft>) {
  const { pathname } = useLocation();
  const id = screen.idIn(pathname);
  const loading = useResource(id, (signal) => screen.early.doc.take(id, signal), { isKeptOnChange: true });
  const [restored, setRestored] = useState<{ readonly id: string; readonly base: Loaded<Doc> } | null>(null);
  if (restored !== null && restored.id !== id) setRestored(null);
  const gone = restored?.id === id ? restored.base : null;
  const loaded = gone ?? (loading.isStale ? undefined : loading.data);
  const isMissing = isProblem(loading.error, 404);
  const lastName = lastNameOf(screen, id, loading.data);
  usePageTitle(loaded ? screen.nameOf(loaded.doc) : (lastName ?? titleOf(screen, id, isMissing)));

  if (gone === null && loading.error !== null) {
    const { error } = loading;
    const onRestore = (base: Loaded<Doc>) => setRestored({ id, base });
    if (isMissing) {
      return (
        <ObjectNotFound key={id} of={screen} name={id} lastName={lastName ?? ''} {...{ error, onRestore }} />
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
    setRestored(null);
    loading.reload();
  };
  return <EditorScreen key={id} of={screen} {...{ id, loaded, onReload }} />;
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
