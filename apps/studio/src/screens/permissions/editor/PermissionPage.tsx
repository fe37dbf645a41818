import type { Permissions, PermissionUser } from '@studio/api';
import { Button, EmptyState, SearchField } from '@studio/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { useDebouncedSearch } from '../../../kernel/list/useDebouncedSearch.ts';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import type { EditorFrame } from '../../../kernel/object/ObjectScreen.ts';
import { ReadOnlyReason } from '../../../kernel/object/ReadOnlyReason.tsx';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { usePreference } from '../../../platform/preferences/preferences.ts';
import { permissionsText } from '../permissions.messages.ts';
import { EffectPanel, usersText } from './EffectPanel.tsx';
import { effectsOf, rolesThatAllow } from './model/effects.ts';
import { changedRows, type PermissionDraft, setCells } from './model/permissionDraft.ts';
import { type PermissionPeople, refusalOf } from './model/saveOutlook.ts';
import { PermissionGrid } from './PermissionGrid.tsx';
import { Fault, Nothing, Reason, Sides, Tools } from './PermissionPage.styles.ts';
import { CompareDialog, WhyDialog } from './PermissionQuestions.tsx';

export interface PermissionPageProps {
  readonly frame: EditorFrame;
  readonly doc: Permissions;
  readonly draft: PermissionDraft;
  readonly saved: PermissionDraft;
  /** The users of the type, and what else a save depends on; null while they are not known, or may not be. */
  readonly people: PermissionPeople | null;
  /** Why they could not be loaded; empty for nothing. */
  readonly usersFault: string;
  /** Loads them again. */
  readonly onUsersRetry: () => void;
  /** The keys of the authorizations that the last save was refused for. */
  readonly refused: ReadonlySet<string>;
  /** The saving user's id. */
  readonly ownId: string;
  readonly onDraftChange: (draft: PermissionDraft, intent?: EditIntent) => void;
  /** The user keeps what they would have lost: a save that was refused because of it is none to be shown any more. */
  readonly onKept: () => void;
}

const managing = 'MANAGE_PERMISSIONS';
const nothing: ReadonlySet<string> = new Set();

/**
 * What the changes mean is shown beside the grid from the first of them. It stays when all of them are taken back, so that no cell moves away
 * under the pointer, until they are saved or discarded.
 * @param saved the version that is changed
 */
function useChangesPanel(saved: PermissionDraft, isChanged: boolean) {
  const [version, setVersion] = useState<PermissionDraft | null>(null);
  const [isClosed, setClosed] = useState(false);
  if (isChanged && version !== saved) setVersion(saved);
  const isKnown = version === saved;
  return { isOpen: isKnown && !isClosed, isClosed: isKnown && isClosed, setClosed };
}

/** How many users have a role, in words, once they are known. */
function notesOf(users: readonly PermissionUser[] | null): (role: string) => string {
  const counts = new Map<string, number>();
  for (const { roleNames } of users ?? [])
    for (const role of roleNames) counts.set(role, (counts.get(role) ?? 0) + 1);
  return (role) => (users === null ? '' : usersText(counts.get(role) ?? 0));
}

function leftOutText(count: number): string {
  return count === 1 ? permissionsText('leftOut.one') : permissionsText('leftOut', { count });
}

function countText(of: { readonly shown: number; readonly total: number; readonly roles: number }): string {
  return permissionsText(of.shown === of.total ? 'count.all' : 'count', of);
}

/** The grid of the permissions of a user type, what its changes mean, and what can be asked of it. */
export function PermissionPage(props: PermissionPageProps) {
  const { frame, doc, draft, saved, people, usersFault, refused, ownId, onDraftChange, onKept } = props;
  const users = people?.users ?? null;
  const [search, setSearch] = useState('');
  // What is shown while only changes are, by keys: a row stays when its change is taken back, until the filter is changed.
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [asked, setAsked] = useState<'why' | 'compare' | null>(null);
  const { roleNames, authorizationSummaries: all } = doc;
  const changed = changedRows(saved, draft);
  const panel = useChangesPanel(saved, changed.size > 0);
  const find = (text: string) => {
    setSearch(text);
    setLeftOut(0);
    setKept(kept !== null && changed.size > 0 ? changed : null);
  };
  const typing = useDebouncedSearch(search, find, usePreference('lists.searchDelayMilliseconds'));
  if (kept !== null && [...changed].some((key) => !kept.has(key))) setKept(new Set([...kept, ...changed]));
  const wanted = search.trim().toLowerCase();
  const rows = useMemo(
    () =>
      all.filter(
        ({ authorization, description }) =>
          description.toLowerCase().includes(wanted) && (kept === null || kept.has(authorization)),
      ),
    [all, wanted, kept],
  );
  const deferredDraft = useDeferredValue(draft);
  const outlook = useMemo(() => {
    if (people === null) return null;
    const keys = changedRows(saved, deferredDraft);
    const effects = effectsOf(saved, deferredDraft, keys, people.users);
    return { effects, refusal: refusalOf(saved, deferredDraft, keys, people) };
  }, [saved, deferredDraft, people]);
  const descriptions = useMemo(
    () => new Map(all.map(({ authorization, description }) => [authorization, description])),
    [all],
  );
  const noteOf = useMemo(() => notesOf(users), [users]);
  const keepOwn = () => {
    const lost = outlook?.effects.losses.find(({ user }) => user.id === ownId);
    if (lost === undefined) return;
    const cells = lost.keys.flatMap((authorization) =>
      rolesThatAllow(saved, lost.user, authorization).map((role) => ({ authorization, role })),
    );
    onDraftChange(setCells(draft, roleNames, cells, true));
    onKept();
  };
  const type = permissionsText(`type.${doc.userType}`);
  const title = permissionsText('title', { type });
  const question = { draft, saved, rows: all, roleNames, onClose: () => setAsked(null) };
  return (
    <EditorPage {...{ frame, title }} backLabel="">
      {frame.readOnlyReason !== '' && (
        <Reason>
          <ReadOnlyReason reason={frame.readOnlyReason} permission={managing} />
        </Reason>
      )}
      <Tools>
        <SearchField
          label={permissionsText('search')}
          placeholder={permissionsText('search')}
          {...typing.field}
        />
        {(!frame.isReadOnly || changed.size > 0 || kept !== null) && (
          <Button
            aria-pressed={kept !== null}
            isDisabled={changed.size === 0 && kept === null}
            onClick={() => setKept(kept === null ? changed : null)}
          >
            {permissionsText('changedOnly', { count: changed.size })}
          </Button>
        )}
        {users !== null && <Button onClick={() => setAsked('why')}>{permissionsText('why')}</Button>}
        {roleNames.length > 1 && (
          <Button onClick={() => setAsked('compare')}>{permissionsText('compare')}</Button>
        )}
        {panel.isClosed && (
          <Button onClick={() => panel.setClosed(false)}>{permissionsText('effect')}</Button>
        )}
        <span role="status">
          {leftOut > 0
            ? leftOutText(leftOut)
            : countText({ shown: rows.length, total: all.length, roles: roleNames.length })}
        </span>
      </Tools>
      {usersFault !== '' && (
        <Fault role="alert">
          {permissionsText('effect.failed', { reason: usersFault })}{' '}
          <Button size="sm" onClick={props.onUsersRetry}>
            {commonText('retry')}
          </Button>
        </Fault>
      )}
      <Sides>
        {rows.length === 0 ? (
          <Nothing>
            <EmptyState title={permissionsText('none')} />
          </Nothing>
        ) : (
          <PermissionGrid
            {...{ rows, roleNames, draft, saved, noteOf, refused, onDraftChange }}
            isReadOnly={frame.isReadOnly}
            withheld={people?.withheld ?? nothing}
            onLeftOut={setLeftOut}
          />
        )}
        {panel.isOpen && outlook !== null && (
          <EffectPanel
            {...{ ...outlook, ownId }}
            descriptionOf={(key) => descriptions.get(key) ?? key}
            onKeepOwn={keepOwn}
            onClose={() => panel.setClosed(true)}
          />
        )}
      </Sides>
      {asked === 'why' && users !== null && <WhyDialog {...question} {...{ users, type }} />}
      {asked === 'compare' && <CompareDialog {...question} />}
    </EditorPage>
  );
}
