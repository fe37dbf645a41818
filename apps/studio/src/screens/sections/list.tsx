import type { SectionTemplateSummary } from '@studio/api';
import { deferPart } from '@studio/ui/internal';
import { ListOrdered, RefreshCw } from 'lucide-react';
import { idList } from '../../kernel/kind/idList.tsx';
import type { CreateHostProps } from '../../kernel/list/ListAction.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedByFilter } from '../../kernel/list/lastEditedColumns.tsx';
import { statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { orderPath, sections } from './early.ts';
import { sectionText } from './sections.messages.ts';

/** The list of section templates. */
export const sectionList = idList<SectionTemplateSummary>(sections, () => ({
  text: sectionText,
  searchDelay: 'lists.slowSearchDelayMilliseconds',
  columns: [
    statusColumn<SectionTemplateSummary>('active', ({ active }) => active),
    {
      key: 'ordinalNumber',
      header: sectionText('order'),
      isSortable: true,
      width: '6rem',
      align: 'end',
      render: ({ ordinalNumber }) => ordinalNumber.toLocaleString(),
    },
  ],
  filters: {
    active: statusFilter(),
    applicability: {
      label: sectionText('applicability'),
      placeholder: sectionText('applicability.all'),
      choices: ([1, 2, 3, 11] as const).map((value) => ({
        ...{ value: String(value), label: sectionText(`applicability.${value}`) },
      })),
    },
    lastModifiedBy: lastEditedByFilter(),
  },
  newAction: 'New Section Template',
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'Reload Rules': {
      does: 'dialog',
      label: sectionText('reload'),
      icon: <RefreshCw aria-hidden size={16} />,
      host: deferPart<CreateHostProps>(
        async () => (await import('./dialogs/ReloadRulesHost.tsx')).ReloadRulesHost,
      ),
    },
    'Document Order': {
      does: 'open',
      label: sectionText('documentOrder'),
      icon: <ListOrdered aria-hidden size={16} />,
      path: orderPath,
    },
  },
}));

/** The browser of section templates. */
export function Component() {
  return <ListScreen definition={sectionList()} />;
}
