import { isProblem } from '@studio/api';
import { EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { loadDataSet } from '../dataSets.api.ts';
import { dataSetBrowserPath, dataSetNameIn, dataSetPath, firstTabOf, tabIn } from '../dataSets.urls.ts';
import { Content, Page, TabRow, Top } from './DataSetEditorPage.styles.ts';
import { DataSetEditorScreen } from './DataSetEditorScreen.tsx';
import '../editing.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

/** The data set editor: loads the set that the address names, then edits it. */
export function Component() {
  const { pathname } = useLocation();
  const { type } = useParams();
  const name = dataSetNameIn(pathname);
  usePageTitle(name);
  const loading = useResource(name, (signal) => loadDataSet(name, signal), { isKeptOnChange: true });

  if (loading.error !== null) return <LoadError name={name} error={loading.error} onRetry={loading.reload} />;
  if (loading.data === undefined || loading.isStale) return <EditorSkeleton hasTabs={type !== '0'} />;
  const { doc } = loading.data;
  const tab = tabIn(pathname, doc.type);
  if (String(doc.type) !== type || tab === undefined)
    return <Navigate to={`${dataSetPath(name, doc.type)}/${tab ?? firstTabOf(doc.type)}`} replace />;
  return (
    <DataSetEditorScreen key={name} name={name} tab={tab} loaded={loading.data} onReload={loading.reload} />
  );
}

function LoadError({ name, error, onRetry }: { name: string; error: unknown; onRetry: () => void }) {
  if (isProblem(error, 404)) {
    return (
      <EmptyState
        title={t('dataSets.notFound.title')}
        action={<Link to={dataSetBrowserPath()}>{t('dataSets.back')}</Link>}
      >
        {t('dataSets.notFound.text', { name })}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title={t('editor.loadFailed')}
      reason={describeError(error)}
      onRetry={onRetry}
      retryLabel={t('common.retry')}
    />
  );
}

function EditorSkeleton({ hasTabs }: { hasTabs: boolean }) {
  return (
    <Page aria-busy>
      <VisuallyHidden role="status">{t('dataSets.loading')}</VisuallyHidden>
      <Top data-has-tabs={hasTabs}>
        <Skeleton width="16rem" height="40px" />
        {hasTabs && (
          <TabRow>
            <Skeleton width="7rem" height="40px" />
          </TabRow>
        )}
      </Top>
      <Content>
        <Skeleton width="22rem" height="32px" />
        <Skeleton width="100%" height="320px" />
      </Content>
    </Page>
  );
}
