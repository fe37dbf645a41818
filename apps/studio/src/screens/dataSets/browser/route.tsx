import { useNavigate } from 'react-router';
import { useBackup } from '../../../kernel/browser/useBackup.ts';
import { useBrowser } from '../../../kernel/browser/useBrowser.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import { renderRouterLink } from '../../../shell/renderRouterLink.tsx';
import { toScreenActions, useScreenActions } from '../../../shell/screenActions.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { loadItems } from '../dataSets.api.ts';
import { dataSetEditorPath } from '../dataSets.urls.ts';
import { browserActions } from './browserActions.tsx';
import { DataSetBrowserPage } from './DataSetBrowserPage.tsx';
import { dataSetBrowser } from './query.ts';
import { useExportFlow } from './useExportFlow.ts';
import { useNewDataSet } from './useNewDataSet.tsx';

/** The data set browser, wired to the address and the server. */
export function Component() {
  usePageTitle(t('dataSets.title'));
  const navigate = useNavigate();
  const browser = useBrowser(dataSetBrowser);
  const products = useResource('All Products', (signal) => loadItems('All Products', signal));
  const backup = useBackup('Data Sets');
  const { query, list } = browser;
  const exporter = useExportFlow({ ...browser, reload: list.reload });
  const newDataSet = useNewDataSet(list.data !== undefined);

  const actions = browserActions({
    actions: browser.actions.data ?? [],
    isBusy: backup.isRunning || exporter.isRunning,
    isOpening: newDataSet.isOpening,
    onNew: newDataSet.open,
    onExport: () => browser.startBulk('Export'),
    onBackup: () => void backup.run(),
  });
  useScreenActions(toScreenActions(actions));

  return (
    <DataSetBrowserPage
      rows={list.data?.records}
      rowOffset={browser.startIndex}
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
      onPageChange={browser.goToPage}
      pageHref={browser.pageHref}
      actions={actions}
      banners={newDataSet.host}
      actionsError={
        browser.actions.error === null
          ? null
          : { reason: describeError(browser.actions.error), onRetry: browser.actions.reload }
      }
      bulk={exporter.bulk}
      renderLink={renderRouterLink}
      onOpen={({ name, type }) => void navigate(dataSetEditorPath(name, type))}
    />
  );
}
