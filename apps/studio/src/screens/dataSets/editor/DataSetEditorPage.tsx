import type { DataSet } from '@studio/api';
import { Button, TabBar } from '@studio/ui';
import { type DataItemRefusals, DataItemsEditor, type RenderLink } from '@studio/widgets';
import { FlaskConical, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EditIntent } from '../../../kernel/editor/types.ts';
import { TabRow } from '../../../kernel/object/EditorPage.styles.ts';
import { EditorPage } from '../../../kernel/object/EditorPage.tsx';
import { FaultMark } from '../../../kernel/object/FaultMark.tsx';
import type { EditorFrame } from '../../../kernel/object/ObjectScreen.ts';
import { ReadOnlyReason } from '../../../kernel/object/ReadOnlyReason.tsx';
import { dataItemsLabels } from '../../../platform/i18n/labels/dataItemsLabels.ts';
import { type DataSetTab, dataSetPath, tabsOf } from '../dataSets.urls.ts';
import { dataSetPermission, dataSetTexts } from '../dataSetTexts.ts';
import { typeLabel } from '../dataSetTypes.ts';
import { dataSetEditingText } from '../editing.messages.ts';
import { Banner, Prose } from './DataSetEditorPage.styles.ts';
import { countOrphans, withoutOrphans } from './draft/orphans.ts';
import { withItems } from './draft/withItems.ts';
import { itemsIntent } from './editIntent.ts';
import { dataSetsText } from './editor.messages.ts';
import { type DataSetDraft, hasCriteria, showsDefaultPrecedence, type TabFaults } from './model.ts';
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

/** How many criteria have lost their data item, and how to take them out. */
interface OrphanBannerProps {
  /** From 1. */
  readonly count: number;
  readonly onRemove: () => void;
}

/** Says that criteria are left of data items that went: they are neither saved nor dropped unseen. */
function OrphanBanner({ count, onRemove }: OrphanBannerProps) {
  const isOne = count === 1;
  return (
    <Banner>
      <TriangleAlert aria-hidden size={18} />
      <div>
        <strong>{isOne ? dataSetsText('orphans.one') : dataSetsText('orphans.many', { count })}</strong>
        <p>{dataSetsText(isOne ? 'orphans.text.one' : 'orphans.text.many')}</p>
      </div>
      <Button size="sm" onClick={onRemove}>
        {dataSetsText(isOne ? 'orphans.remove.one' : 'orphans.remove.many')}
      </Button>
    </Banner>
  );
}

/** The set and its draft. */
interface DataItemsTabProps {
  readonly doc: DataSet;
  readonly draft: DataSetDraft;
  readonly onDraftChange: (draft: DataSetDraft, intent?: EditIntent) => void;
  /** What the server refused, by cells. Default: nothing. */
  readonly refusals?: DataItemRefusals | undefined;
  readonly isReadOnly: boolean;
  /** Which permission is missing; empty when it is not a permission. */
  readonly readOnlyReason: string;
  /** What is selected and where the focus is, when the caller holds that. */
  readonly view?: Pick<DataSetView, 'selection' | 'onSelectionChange' | 'itemsRef'> | undefined;
}

/** The groups and items of a set. */
function DataItemsTab(props: DataItemsTabProps) {
  const { doc, draft, onDraftChange, isReadOnly, readOnlyReason, view } = props;
  return (
    <DataItemsEditor
      value={draft.items}
      onValueChange={(items, change) =>
        onDraftChange(withItems(draft, items, change.reason === 'paste'), itemsIntent(change))
      }
      selection={view?.selection}
      onSelectionChange={view?.onSelectionChange}
      actionsRef={view?.itemsRef}
      refusals={props.refusals}
      hasDefaultPrecedence={showsDefaultPrecedence(doc)}
      isReadOnly={isReadOnly}
      readOnlyReason={
        readOnlyReason && <ReadOnlyReason reason={readOnlyReason} permission={dataSetPermission} />
      }
      labels={dataItemsLabels()}
    />
  );
}

/** The tabs of a set, and what is wrong on each. */
interface EditorTabsProps {
  readonly doc: Pick<DataSet, 'name' | 'type'>;
  readonly tab: DataSetTab;
  readonly faults: TabFaults;
  /** Opens the drawer that shows what the set offers. */
  readonly onTryIt: () => void;
  readonly renderLink: RenderLink;
}

/** The tab bar; a tab that keeps the set from being saved is marked. */
function EditorTabs({ doc, tab, faults, onTryIt, renderLink }: EditorTabsProps) {
  const path = dataSetPath(doc.name, doc.type);
  return (
    <TabRow>
      <TabBar
        label={dataSetEditingText('tab.label')}
        activeId={tab}
        tabs={tabsOf(doc.type).map((id) => ({
          id,
          label: dataSetEditingText(`tab.${id}`),
          render: renderLink(`${path}/${id}`, null, {}),
          badge: badgeOf(id === 'repeatingForm' ? 0 : faults[id]),
        }))}
      />
      {hasCriteria(doc) && (
        <Button size="sm" startIcon={<FlaskConical aria-hidden size={16} />} onClick={onTryIt}>
          {dataSetsText('tryIt')}
        </Button>
      )}
    </TabRow>
  );
}

function badgeOf(count: number) {
  return count === 0 ? undefined : <FaultMark count={count} />;
}
