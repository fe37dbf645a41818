import type { DataSet } from '@studio/api';
import { TabBar } from '@studio/ui';
import { ActionBar, type BarAction, EditorHeader, type RenderLink } from '@studio/widgets';
import type { Conflict } from '../../../kernel/editor/types.ts';
import { t } from '../../../messages/messages.ts';
import { actionBarLabels } from '../../../messages/widgetLabels.ts';
import { ActionsError, type ActionsErrorProps } from '../ActionsError.tsx';
import { dataSetPath } from '../dataSets.urls.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { ConflictBanner } from './ConflictBanner.tsx';
import { Content, Page, TabRow, Top } from './DataSetEditorPage.styles.ts';
import type { DataSetDraft } from './model.ts';
import { CustomTab } from './tabs/CustomTab.tsx';
import { DataItemsTab } from './tabs/DataItemsTab.tsx';
import { RepeatingFormTab } from './tabs/RepeatingFormTab.tsx';

/** Everything the screen shows; it knows neither server nor address. */
export interface DataSetEditorPageProps {
  /** The version that the draft was made from. */
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft) => void;
  /** Changes when the draft was replaced by a version of the server: what the widgets remember ends with it. */
  readonly generation: number;
  /** Nothing can be changed. */
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
  /** Why the actions could not be loaded; null when they could. */
  readonly actionsError: ActionsErrorProps | null;
  readonly actions: readonly BarAction[];
  /** Set when somebody else saved first. */
  readonly conflict: Conflict<DataSet> | null;
  readonly renderLink: RenderLink;
  /** Where the list is, as it was left. */
  readonly backHref: string;
}

/** The data set editor. */
export function DataSetEditorPage(props: DataSetEditorPageProps) {
  const { doc, conflict } = props;
  const tabs = tabsOf(doc, props.renderLink);
  return (
    <Page>
      <Top data-has-tabs={tabs.length > 0}>
        <EditorHeader
          backHref={props.backHref}
          backLabel={t('dataSets.back')}
          title={doc.name}
          description={doc.description}
          type={typeLabel(doc.type)}
          actions={
            props.actionsError === null ? (
              <ActionBar actions={props.actions} labels={actionBarLabels()} />
            ) : (
              <ActionsError {...props.actionsError} />
            )
          }
          renderLink={props.renderLink}
        />
        {tabs.length > 0 && (
          <TabRow>
            <TabBar
              label={t('dataSets.tab.label')}
              tabs={tabs}
              activeId={doc.type === 3 ? 'repeatingForm' : 'dataItems'}
            />
          </TabRow>
        )}
      </Top>
      {conflict !== null && (
        <ConflictBanner conflict={conflict} href={dataSetPath(conflict.current.doc.name, doc.type)} />
      )}
      <Content>
        <TabContent {...props} />
      </Content>
    </Page>
  );
}

function TabContent({ doc, generation, ...rest }: DataSetEditorPageProps) {
  if (doc.type === 1) return <CustomTab />;
  if (doc.type === 3) return <RepeatingFormTab template={doc.repeatingFormTemplateUniqueName} />;
  const { draft, onDraftChange, isReadOnly, readOnlyReason } = rest;
  return <DataItemsTab key={generation} {...{ doc, draft, onDraftChange, isReadOnly, readOnlyReason }} />;
}

function tabsOf(doc: DataSet, renderLink: RenderLink) {
  if (doc.type === 0) return [];
  const id = doc.type === 3 ? 'repeatingForm' : 'dataItems';
  return [
    {
      id,
      label: t(`dataSets.tab.${id}`),
      render: renderLink(`${dataSetPath(doc.name, doc.type)}/${id}`, null, {}),
    },
  ];
}
