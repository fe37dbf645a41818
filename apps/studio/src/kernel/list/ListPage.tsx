import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { ActionBar, type ActionBarAction } from '@studio/widgets';
import type { ReactNode } from 'react';
import { actionBarLabels } from '../../platform/i18n/labels/widgetLabels.ts';
import { ActionsError, type ActionsErrorProps } from '../screen/ActionsError.tsx';
import type { BulkBarProps } from './bulk/BulkBar.tsx';
import type { BulkState } from './bulk/useBulkAction.ts';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import { Header, Page, Title } from './ListPage.styles.ts';

const bulkBar = deferPart<BulkBarProps>(async () => (await import('./bulk/BulkBar.tsx')).BulkBar);

/** Everything the screen of a list shows; it knows neither server nor address. */
export interface ListPageProps<Row> extends Omit<ListBodyProps<Row>, 'bulk'> {
  /** The present bulk selection. Default: none. */
  readonly bulk?: BulkState | null;
  readonly actions: readonly ActionBarAction[];
  /** Between header and filters, and what opens over them. Default: nothing. */
  readonly banners?: ReactNode;
  /** Why the actions could not be loaded; null when they could. */
  readonly actionsError: ActionsErrorProps | null;
}

/** The page of a list: heading and actions, then its body. While rows are chosen its head says how many. */
export function ListPage<Row>({ actions, actionsError, banners, ...body }: ListPageProps<Row>) {
  const { definition, totalRecords, bulk = null } = body;
  const BulkBar = useDeferredPart(bulkBar, bulk !== null);
  return (
    <Page>
      <Header data-is-choosing={bulk !== null || undefined}>
        <Title tabIndex={-1}>{definition.title}</Title>
        {bulk === null ? (
          <ListActions {...{ actions, actionsError }} />
        ) : (
          BulkBar && <BulkBar bulk={bulk} total={totalRecords} nouns={definition.nouns} />
        )}
      </Header>
      {banners}
      <ListBody {...body} />
    </Page>
  );
}

function ListActions({ actions, actionsError }: Pick<ListPageProps<never>, 'actions' | 'actionsError'>) {
  return actionsError === null ? (
    <ActionBar actions={actions} labels={actionBarLabels()} />
  ) : (
    <ActionsError {...actionsError} />
  );
}
