import type { DataSet } from '@studio/api';
import type { DataItemRefusals } from '@studio/widgets';
import type { ReactNode } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import type { EditorFrame } from '../../../kernel/object/ObjectScreen.ts';
import type { DataSetTab } from '../dataSets.urls.ts';
import { dataSetTexts } from '../dataSetTexts.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { dataSetEditingText } from '../editing.messages.ts';
import { Prose } from './DataSetEditorPage.styles.ts';
import { countOrphans, withoutOrphans } from './draft/orphans.ts';
import { EditorTabs } from './EditorTabs.tsx';
import type { DataSetDraft, TabFaults } from './model.ts';
import { OrphanBanner } from './OrphanBanner.tsx';
import { DataItemsTab } from './tabs/DataItemsTab.tsx';
import type { DataSetView } from './useDataSetView.ts';

/** Everything the screen shows; it knows neither server nor address. */
export interface DataSetEditorPageProps extends EditorFrame {
  /** The version that the draft was made from. */
  readonly doc: DataSet;
  readonly tab: DataSetTab;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  /** What keeps the draft from being saved, by tab. */
  readonly faults: TabFaults;
  /** The display name of the form of a Repeating Form set; null shows its unique name. */
  readonly templateName: string | null;
  /** What the server refused of the items, by cells. Default: nothing. */
  readonly refusals?: DataItemRefusals | undefined;
  /** What is selected and where the focus is, when the caller holds that. */
  readonly view?: Pick<DataSetView, 'selection' | 'onSelectionChange' | 'itemsRef'> | undefined;
  /** The content of the Dynamic Criteria tab. */
  readonly dynamicCriteria: ReactNode;
  /** Opens the drawer that shows what the set offers. */
  readonly onTryIt: () => void;
}

/** The data set editor. */
export function DataSetEditorPage(props: DataSetEditorPageProps) {
  const { doc, draft, onDraftChange, tab } = props;
  const orphanCount = props.isReadOnly ? 0 : countOrphans(draft, doc);
  const banners = (
    <>
      {props.banners}
      {orphanCount > 0 && (
        <OrphanBanner count={orphanCount} onRemove={() => onDraftChange(withoutOrphans(draft, doc))} />
      )}
    </>
  );
  return (
    <EditorPage
      frame={{ ...props, banners }}
      title={doc.name}
      description={doc.description}
      type={typeLabel(doc.type)}
      backLabel={dataSetTexts().back}
      tabs={doc.type === 0 ? null : <EditorTabs {...props} />}
      tab={tab}
    >
      <TabContent {...props} />
    </EditorPage>
  );
}

/** The tab that is shown. */
function TabContent({ doc, tab, dynamicCriteria, templateName, ...rest }: DataSetEditorPageProps) {
  if (tab === 'dynamicCriteria') return dynamicCriteria;
  if (tab === 'repeatingForm')
    return <RepeatingFormTab template={templateName ?? doc.repeatingFormTemplateUniqueName} />;
  if (doc.type === 1) return <CustomTab />;
  const { draft, onDraftChange, isReadOnly, readOnlyReason, view, refusals } = rest;
  return <DataItemsTab {...{ doc, draft, onDraftChange, isReadOnly, readOnlyReason, view, refusals }} />;
}

/** The data items tab of a custom set: its items are made in code. */
function CustomTab() {
  return (
    <Prose>
      <p>{dataSetEditingText('custom.text')}</p>
    </Prose>
  );
}

/** The name of the form template whose rows the set offers; null for none. */
interface RepeatingFormTabProps {
  readonly template: string | null;
}

/** The tab of a repeating form set: its items are the rows of a form. */
function RepeatingFormTab({ template }: RepeatingFormTabProps) {
  return (
    <Prose>
      <p>{dataSetEditingText('repeatingForm.text')}</p>
      <dl>
        <dt>{dataSetEditingText('repeatingForm.template')}</dt>
        <dd>{template ?? dataSetEditingText('repeatingForm.noTemplate')}</dd>
      </dl>
    </Prose>
  );
}
