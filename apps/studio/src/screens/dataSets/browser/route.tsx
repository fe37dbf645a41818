import { NotImplementedDialog, selectAllOnFilter } from '@studio/widgets';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { noSelection, toBulkSelection } from '../../../kernel/browser/bulk.ts';
import { useBackup } from '../../../kernel/browser/useBackup.ts';
import { useBrowser } from '../../../kernel/browser/useBrowser.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { t } from '../../../messages/messages.ts';
import { notImplementedLabels } from '../../../messages/widgetLabels.ts';
import { describeError } from '../../../services/describeError.ts';
import { renderRouterLink } from '../../../shell/renderRouterLink.tsx';
import { useScreenActions } from '../../../shell/screenActions.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { loadItems } from '../dataSets.api.ts';
import { dataSetEditorPath } from '../dataSets.urls.ts';
import { browserActions } from './browserActions.tsx';
import { type BulkState, DataSetBrowserPage } from './DataSetBrowserPage.tsx';
import { dataSetBrowser, toFilterUri } from './query.ts';
import { useExport } from './useExport.ts';

/** The data set browser, wired to the address and the server. */
export function Component() {
  usePageTitle(t('dataSets.title'));
  const navigate = useNavigate();
  const browser = useBrowser(dataSetBrowser);
  const products = useResource('All Products', (signal) => loadItems('All Products', signal));
  const backup = useBackup('Data Sets');
  const exporter = useExport();
  const [unknownAction, setUnknownAction] = useState<string | null>(null);
  const { query, list, selection } = browser;

  const actions = browserActions({
    actions: browser.actions.data ?? [],
    isBusy: backup.isRunning || exporter.isRunning,
    onExport: () => browser.startBulk('Export'),
    onBackup: () => void backup.run(),
    onUnknown: setUnknownAction,
  });
  useScreenActions(
    actions.map(({ name, label, isEnabled, onRun }) => ({ id: name, label, isEnabled, onRun })),
  );

  const confirmExport = async () => {
    const outcome = await exporter.run(toBulkSelection(selection, toFilterUri(query), browser.total));
    if (outcome === 'done') browser.endBulk();
    if (outcome !== 'changed') return;
    browser.setSelection(noSelection);
    list.reload();
  };
  const bulk: BulkState | null =
    query.bulk === 'Export'
      ? {
          selection,
          onSelectionChange: browser.setSelection,
          confirmLabel: t('dataSets.export'),
          isPending: exporter.isRunning,
          onSelectAll: () => browser.setSelection(selectAllOnFilter()),
          onCancel: browser.endBulk,
          onConfirm: () => void confirmExport(),
        }
      : null;

  return (
    <>
      <DataSetBrowserPage
        rows={list.data?.records}
        totalRecords={browser.total}
        isStale={list.isLoading || (list.isStale && list.error === null)}
        errorReason={list.error === null ? null : describeError(list.error)}
        onRetry={list.reload}
        searchText={browser.search.text}
        onSearchTextChange={browser.search.onTextChange}
        onSearchSettle={browser.search.settleNow}
        type={query.filters.type}
        onTypeChange={(type) => browser.setFilters({ ...query.filters, type })}
        product={query.filters.product}
        products={(products.data ?? []).map(({ name, value }) => ({ value, label: name }))}
        isLoadingProducts={products.isLoading}
        productsError={products.error === null ? null : describeError(products.error)}
        onProductChange={(product) => browser.setFilters({ ...query.filters, product })}
        onClearAll={browser.clearAll}
        sortBy={query.sortBy}
        sortDirection={query.sortDirection}
        onSortChange={browser.sortOn}
        page={query.page}
        pageCount={browser.pageCount}
        pageSize={dataSetBrowser.pageSize}
        onPageChange={browser.goToPage}
        pageHref={browser.pageHref}
        actions={actions}
        actionsError={
          browser.actions.error === null
            ? null
            : { reason: describeError(browser.actions.error), onRetry: browser.actions.reload }
        }
        bulk={bulk}
        renderLink={renderRouterLink}
        onOpen={({ name, type }) => void navigate(dataSetEditorPath(name, type))}
      />
      <NotImplementedDialog
        actionName={unknownAction}
        onClose={() => setUnknownAction(null)}
        labels={notImplementedLabels()}
      />
    </>
  );
}
