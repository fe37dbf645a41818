import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { describeError } from '../../platform/i18n/describeError.ts';
import { whenSettled } from '../resource/whenSettled.ts';
import { renderRouterLink } from '../screen/renderRouterLink.tsx';
import { toScreenActions, useScreenActions } from '../screen/screenActions.ts';
import { usePageTitle } from '../screen/usePageTitle.ts';
import { useBulkAction } from './bulk/useBulkAction.ts';
import { toListBody } from './ListBody.tsx';
import type { ListDefinition } from './ListDefinition.ts';
import { ListPage } from './ListPage.tsx';
import { useAddressPlace } from './ListPlace.ts';
import { listBarActions } from './listBarActions.ts';
import { useBackup } from './useBackup.ts';
import { useCreateHost } from './useCreateHost.tsx';
import { useList } from './useList.ts';
import { useMaking } from './useMaking.ts';

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
