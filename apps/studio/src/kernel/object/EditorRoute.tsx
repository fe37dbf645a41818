import { isProblem } from '@studio/api';
import { EmptyState, ErrorState, Link } from '@studio/ui';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { session } from '../../platform/session/session.ts';
import { editorKey, madeEditorOf } from '../editor/parkedEditors.ts';
import { safetyText } from '../editor/safety.messages.ts';
import type { Loaded } from '../editor/types.ts';
import { DraftOfferHost } from '../editor/ui/DraftOfferHost.tsx';
import { type Renamed, useOrphanedDrafts } from '../editor/useOrphanedDrafts.ts';
import { useResource } from '../resource/useResource.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import type { GoneObjectProps, ObjectScreen } from './ObjectScreen.ts';
import { objectText } from './object.messages.ts';

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

/** The title of a screen whose object was not loaded: an id that is not its name is left out. */
function titleOf<Doc, Draft extends object>(
  { definition, texts }: ObjectScreen<Doc, Draft>,
  id: string,
  isMissing: boolean,
): string {
  if (!definition.hasOwnId) return id;
  return isMissing ? texts().notFoundTitle : texts().loading;
}

interface ObjectNotFoundProps<Doc, Draft extends object> extends GoneObjectProps<Doc> {
  readonly of: ObjectScreen<Doc, Draft>;
  /** Its last known name; empty where unknown. Objects that are found by their names have that. */
  readonly lastName: string;
}

const none: readonly string[] = [];

/** Says that there is no object of this name, and offers what the user had not saved when there was one. */
function ObjectNotFound<Doc, Draft extends object>(props: ObjectNotFoundProps<Doc, Draft>) {
  const { of: screen, name, lastName, error, onRestore } = props;
  const { drafts, isLooking, renamed } = useOrphanedDrafts(screen.definition, {
    id: name,
    ...{ error, onRestore },
    otherKinds: screen.otherKinds ?? none,
  });
  const texts = screen.texts();
  if (renamed !== null) return <RenamedObject of={screen} before={name} {...renamed} />;
  // One offer at a time.
  const { hasOwnId = false } = screen.definition;
  const isTheirTurn = !isLooking && drafts.offered.length === 0;
  return (
    <>
      <EmptyState
        title={texts.notFoundTitle}
        action={screen.listPath && <Link render={<RouterLink to={screen.listPath()} />}>{texts.back}</Link>}
      >
        {hasOwnId ? texts.goneText(lastName) : texts.notFoundText(name)}
      </EmptyState>
      <DraftOfferHost name={hasOwnId ? lastName || texts.unnamed : name} drafts={drafts} isGone />
      {isTheirTurn && screen.renderGone?.({ name, error, onRestore })}
    </>
  );
}

interface RenamedObjectProps<Doc, Draft extends object> extends Renamed {
  readonly of: ObjectScreen<Doc, Draft>;
  readonly before: string;
}

/** Says what the object is called now. */
function RenamedObject<Doc, Draft extends object>(props: RenamedObjectProps<Doc, Draft>) {
  const { of: screen, before, name, drafts } = props;
  return (
    <EmptyState
      title={screen.texts().renamedTitle}
      action={
        <Link render={<RouterLink to={screen.pathOfId(name)} />}>{objectText('renamed.open', { name })}</Link>
      }
    >
      {objectText('renamed.text', { before, name })} {drafts > 0 && objectText('renamed.drafts')}
    </EmptyState>
  );
}
