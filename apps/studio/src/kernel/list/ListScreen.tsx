import { type DeferredPart, useDeferredPart } from '@studio/ui/internal';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../platform/feedback/notices.ts';
import { withProgress } from '../../platform/feedback/progress.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { whenIdle } from '../../platform/state/whenIdle.ts';
import { randomId } from '../editor/randomId.ts';
import { whenSettled } from '../resource/whenSettled.ts';
import { renderRouterLink } from '../screen/renderRouterLink.tsx';
import { toScreenActions, useScreenActions } from '../screen/screenActions.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { useBulkAction } from './bulk/useBulkAction.ts';
import type { CreateHostProps, ListAction } from './ListAction.ts';
import { toListBody } from './ListBody.tsx';
import type { ListDefinition } from './ListDefinition.ts';
import { ListPage } from './ListPage.tsx';
import { useAddressPlace } from './ListPlace.ts';
import { listBarActions } from './listBarActions.ts';
import { useBackup } from './useBackup.ts';
import { useList } from './useList.ts';

/** The screen of a list: wired to the address, the server and the command palette. */
export function ListScreen<Row>(props: { readonly definition: ListDefinition<Row> }) {
  usePageTitle(props.definition.title);
  const navigate = useNavigate();
  const place = useAddressPlace(props.definition);
  const definition = duringBulk(props.definition, place.query.bulk);
  const state = useList(definition, place);
  const { list } = state;
  const declared = definition.actions ?? {};
  const backup = useBackup();
  const { bulk, isRunning, start } = useBulkAction(definition, state, (path) => void navigate(path));
  const isShown = list.data !== undefined;
  const create = useCreateHost(declared, isShown);
  const making = useMaking(declared, (path) => void navigate(path));
  const { prepareNext, getHref } = definition;
  useEffect(
    () => (isShown && prepareNext ? whenSettled(() => void prepareNext().catch(() => undefined)) : undefined),
    [isShown, prepareNext],
  );

  const actions = listBarActions(state.actions.data ?? [], declared, {
    isBusy: backup.isRunning || isRunning,
    isOpening: create.isOpening,
    onCreate: create.open,
    onBulk: start,
    onBackup: (section) => void backup.run(section),
    onOpen: (path) => void navigate(path),
    making: making.name,
    onMake: making.start,
  });
  useScreenActions(toScreenActions(bulk === null ? actions : []));

  return (
    <ListPage<Row>
      {...toListBody(definition, state)}
      actions={actions}
      banners={create.host}
      actionsError={
        state.actions.error === null
          ? null
          : { reason: describeError(state.actions.error), onRetry: state.actions.reload }
      }
      bulk={bulk}
      renderLink={renderRouterLink}
      onOpen={
        getHref &&
        ((row) => {
          const href = getHref(row);
          if (href !== undefined) void navigate(href);
        })
      }
    />
  );
}

/** A list while rows are chosen for a bulk action, which may be for some rows only. */
function duringBulk<Row>(definition: ListDefinition<Row>, bulk: string | null): ListDefinition<Row> {
  const action = bulk === null ? undefined : definition.actions?.[bulk];
  return action?.does === 'bulk' && action.only ? { ...definition, within: action.only.within } : definition;
}

/**
 * Makes objects on the server and opens them. A second call while one runs has no effect.
 * @param onMade receives the path of the new object, unless the list was left meanwhile
 */
function useMaking(
  actions: Readonly<Record<string, ListAction>>,
  onMade: (path: string) => void,
): { readonly name: string | null; readonly start: (name: string) => void } {
  const [name, setName] = useState<string | null>(null);
  const isMounted = useRef(false);
  // A call that failed may have made the object: the server recognises its repetition.
  const key = useRef<string | null>(null);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const make = async (wanted: string) => {
    const action = actions[wanted];
    if (action?.does !== 'make' || name !== null) return;
    setName(wanted);
    key.current ??= randomId();
    const { current } = key;
    try {
      const path = await withProgress({ loading: action.loading }, () => action.make(current));
      key.current = null;
      if (isMounted.current) onMade(path);
    } catch (error) {
      notify({ message: describeError(error), tone: 'bad' });
    }
    setName(null);
  };
  return { name, start: (wanted) => void make(wanted) };
}

/** When the code that makes new objects is loaded at the latest, in milliseconds after the rows are there. */
const latestMs = 1000;

/**
 * The modals over a list: one host for each action that opens one, at most one of them open.
 * @param isReady the rows are there: the code of what makes new objects is loaded when the browser is idle, or as soon as it is opened
 */
function useCreateHost(actions: Readonly<Record<string, ListAction>>, isReady: boolean) {
  const [opened, setOpened] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const close = (name: string) => setOpened((now) => (now === name ? null : now));
  return {
    host: Object.entries(actions).map(([name, action]) =>
      action.does !== 'create' && action.does !== 'dialog' ? null : (
        <CreateHost
          key={name}
          part={action.host}
          isReady={isReady && action.does === 'create'}
          isOpen={opened === name}
          onOpenChange={(isOpen) => (isOpen ? setOpened(name) : close(name))}
          onLoaded={() => setLoaded((now) => new Set([...now, name]))}
        />
      ),
    ),
    /** It was requested, and its code is loading. @param name of its action */
    isOpening: (name: string) => opened === name && !loaded.has(name),
    /** Opens the host of an action. */
    open: (name: string) => setOpened(name),
  };
}

function CreateHost({
  part,
  isReady,
  ...props
}: CreateHostProps & { readonly part: DeferredPart<CreateHostProps>; readonly isReady: boolean }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady ? whenIdle(() => setIdle(true), latestMs) : undefined), [isReady]);
  const Host = useDeferredPart(part, isIdle || props.isOpen);
  return Host && <Host {...props} />;
}
