import type { SectionTemplateSummary } from '@studio/api';
import { deferPart } from '@studio/ui/internal';
import { DatabaseBackup, FileOutput, ListOrdered, Plus, RefreshCw } from 'lucide-react';
import type { CreateHostProps } from '../../kernel/list/ListAction.ts';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { editOfOrigin, lastEditedByFilter, lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { exportSections, orderPath, sections } from './early.ts';
import { sectionText } from './sections.messages.ts';

/** The list of section templates. */
export const sectionList = defineList<SectionTemplateSummary>(() => ({
  ...sections.list.calls,
  title: sectionText('title'),
  nouns: { one: sectionText('one'), many: sectionText('many'), heading: sectionText('heading') },
  emptyText: sectionText('empty'),
  searchPlaceholder: sectionText('search'),
  searchDelay: 'lists.slowSearchDelayMilliseconds',
  columns: [
    {
      key: 'name',
      header: sectionText('name'),
      isSortable: true,
      width: 'minmax(12.5rem, 3fr)',
      render: ({ name }) => name,
    },
    statusColumn<SectionTemplateSummary>('active', ({ active }) => active),
    {
      key: 'ordinalNumber',
      header: sectionText('order'),
      isSortable: true,
      width: '6rem',
      align: 'end',
      render: ({ ordinalNumber }) => ordinalNumber.toLocaleString(),
    },
    ...lastEditedColumns<SectionTemplateSummary>(editOfOrigin),
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
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  getHref: ({ id }) => sections.paths.pathOfId(id),
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Section Template': {
      does: 'open',
      label: sectionText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      path: sections.paths.newPath,
    },
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
    Export: {
      does: 'bulk',
      label: sectionText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      run: exportSections,
      fileName: 'Section Templates.dbinit',
      texts: { loading: sectionText('export.loading'), success: sectionText('export.success') },
    },
    Backup: {
      does: 'backup',
      label: sectionText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      section: 'Section Templates',
    },
  },
}));

/** The browser of section templates. */
export function Component() {
  return <ListScreen definition={sectionList()} />;
}
