import { type DataSet, isProblem } from '@studio/api';
import { ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Loaded } from '../../../kernel/editor/types.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { t } from '../../../messages/messages.ts';
import { describeError } from '../../../services/describeError.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { loadDataSet } from '../dataSets.api.ts';
import { dataSetNameIn, dataSetPath, firstTabOf, tabIn } from '../dataSets.urls.ts';
import { Content, Page, TabRow, Top } from './DataSetEditorPage.styles.ts';
import { DataSetEditorScreen } from './DataSetEditorScreen.tsx';
import { DataSetNotFound } from './DataSetNotFound.tsx';
import '../editing.messages.ts';
import '../../../kernel/editor/ui/safety.messages.ts';

/** The data set editor: loads the set that the address names, then edits it. */
export function Component() {
  const { pathname } = useLocation();
  const { type } = useParams();
  const name = dataSetNameIn(pathname);
  usePageTitle(name);
  const loading = useResource(name, (signal) => loadDataSet(name, signal), { isKeptOnChange: true });
  const [restored, setRestored] = useState<{ readonly name: string; readonly base: Loaded<DataSet> } | null>(
    null,
  );
  if (restored !== null && restored.name !== name) setRestored(null);
  const reload = () => {
    setRestored(null);
    loading.reload();
  };

  const gone = restored?.name === name ? restored.base : null;
  if (gone === null && loading.error !== null) {
    const { error } = loading;
    const onRestore = (base: Loaded<DataSet>) => setRestored({ name, base });
    return isProblem(error, 404) ? (
      <DataSetNotFound key={name} {...{ name, error, onRestore }} />
    ) : (
      <LoadError error={error} onRetry={loading.reload} />
    );
  }
  const loaded = gone ?? (loading.isStale ? undefined : loading.data);
  if (loaded === undefined) return <EditorSkeleton hasTabs={type !== '0'} />;
  const { doc } = loaded;
  const tab = tabIn(pathname, doc.type);
  if (String(doc.type) !== type || tab === undefined)
    return <Navigate to={`${dataSetPath(name, doc.type)}/${tab ?? firstTabOf(doc.type)}`} replace />;
  return <DataSetEditorScreen key={name} name={name} tab={tab} loaded={loaded} onReload={reload} />;
}

function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
