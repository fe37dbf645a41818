import type { DataSet } from '@studio/api';
import { ActionBar, type BarAction, EditorHeader, type RenderLink } from '@studio/widgets';
import type { ReactNode, Ref } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import './editor.messages.ts';
import { t } from '../../../messages/messages.ts';
import { actionBarLabels } from '../../../messages/widgetLabels.ts';
import { ActionsError, type ActionsErrorProps } from '../ActionsError.tsx';
import type { DataSetTab } from '../dataSets.urls.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { Content, Page, Top } from './DataSetEditorPage.styles.ts';
import { countOrphans, withoutOrphans } from './draft/orphans.ts';
import { EditorTabs } from './EditorTabs.tsx';
import type { DataSetDraft, TabFaults } from './model.ts';
import { OrphanBanner } from './OrphanBanner.tsx';
import { CustomTab } from './tabs/CustomTab.tsx';
import { DataItemsTab } from './tabs/DataItemsTab.tsx';
import { RepeatingFormTab } from './tabs/RepeatingFormTab.tsx';
import type { DataSetView } from './useDataSetView.ts';
import { useTabScroll } from './useTabScroll.ts';

/** Everything the screen shows; it knows neither server nor address. */
export interface DataSetEditorPageProps {
  /** The version that the draft was made from. */
  readonly doc: DataSet;
  readonly tab: DataSetTab;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  /** What keeps the draft from being saved, by tab. */
  readonly faults: TabFaults;
  /** Changes when the draft was replaced by a version of the server: what the widgets remember ends with it. */
  readonly generation: number;
  /** Nothing can be changed. */
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
  /** Why the actions could not be loaded; null when they could. */
  readonly actionsError: ActionsErrorProps | null;
  readonly actions: readonly BarAction[];
  /** What the form of a Repeating Form set is called; its unique name stands in while null. */
  readonly templateName: string | null;
  /** Beside the actions. */
  readonly tools?: ReactNode;
  /** Between header and content. */
  readonly banners?: ReactNode;
  /** What is selected and where the focus is, when the caller holds that. */
  readonly view?: Pick<DataSetView, 'selection' | 'onSelectionChange' | 'itemsRef'> | undefined;
  readonly rootRef?: Ref<HTMLDivElement>;
  /** The content of the Dynamic Criteria tab. */
  readonly dynamicCriteria: ReactNode;
  /** Opens the drawer that shows what the set offers. */
  readonly onTryIt: () => void;
  readonly renderLink: RenderLink;
  /** Where the list is, as it was left. */
  readonly backHref: string;
}

/** The data set editor. */
export function DataSetEditorPage(props: DataSetEditorPageProps) {
  const { doc, draft, onDraftChange, tab } = props;
  const hasTabs = doc.type !== 0;
  const orphanCount = props.isReadOnly ? 0 : countOrphans(draft, doc);
  const scroll = useTabScroll(tab);
  return (
    <Page ref={props.rootRef}>
      <Top data-has-tabs={hasTabs}>
        <EditorHeader
          backHref={props.backHref}
          backLabel={t('dataSets.back')}
          title={doc.name}
          description={doc.description}
          type={typeLabel(doc.type)}
          tools={props.tools}
          actions={
            props.actionsError === null ? (
              <ActionBar actions={props.actions} labels={actionBarLabels()} />
            ) : (
              <ActionsError {...props.actionsError} />
            )
          }
          renderLink={props.renderLink}
        />
        {hasTabs && <EditorTabs {...props} />}
      </Top>
      {props.banners}
      {orphanCount > 0 && (
        <OrphanBanner count={orphanCount} onRemove={() => onDraftChange(withoutOrphans(draft, doc))} />
      )}
      <Content {...scroll}>
        <TabContent key={props.generation} {...props} />
      </Content>
    </Page>
  );
}

/** The tab that is shown. */
function TabContent({ doc, tab, dynamicCriteria, templateName, ...rest }: DataSetEditorPageProps) {
  if (tab === 'dynamicCriteria') return dynamicCriteria;
  if (tab === 'repeatingForm')
    return <RepeatingFormTab template={templateName ?? doc.repeatingFormTemplateUniqueName} />;
  if (doc.type === 1) return <CustomTab />;
  const { draft, onDraftChange, isReadOnly, readOnlyReason, view } = rest;
  return <DataItemsTab {...{ doc, draft, onDraftChange, isReadOnly, readOnlyReason, view }} />;
}
