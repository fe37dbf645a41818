import type { DataSet } from '@studio/api';
import { Button, TabBar } from '@studio/ui';
import type { RenderLink } from '@studio/widgets';
import { FlaskConical } from 'lucide-react';
import { TabRow } from '../../../kernel/object/EditorPage.styles.ts';
import { FaultMark } from '../../../kernel/object/FaultMark.tsx';
import { type DataSetTab, dataSetPath, tabsOf } from '../dataSets.urls.ts';
import { dataSetEditingText } from '../editing.messages.ts';
import { dataSetsText } from './editor.messages.ts';
import { hasCriteria, type TabFaults } from './model.ts';

/** The tabs of a set, and what is wrong on each. */
export interface EditorTabsProps {
  readonly doc: Pick<DataSet, 'name' | 'type'>;
  readonly tab: DataSetTab;
  readonly faults: TabFaults;
  /** Opens the drawer that shows what the set offers. */
  readonly onTryIt: () => void;
  readonly renderLink: RenderLink;
}

/** The tab bar; a tab that keeps the set from being saved is marked. */
export function EditorTabs({ doc, tab, faults, onTryIt, renderLink }: EditorTabsProps) {
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
