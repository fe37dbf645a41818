import type { NotificationPopupTemplateSummary } from '@studio/api';
import { DatabaseBackup, FileOutput, Plus } from 'lucide-react';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { editOfOrigin, lastEditedByFilter, lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { nameField, statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { exportPopups, popups } from './early.ts';
import { popupText } from './popups.messages.ts';

/** The list of pop-up templates. */
export const popupList = defineList<NotificationPopupTemplateSummary>(() => ({
  ...popups.list.calls,
  title: popupText('title'),
  nouns: { one: popupText('one'), many: popupText('many'), heading: popupText('heading') },
  emptyText: popupText('empty'),
  searchPlaceholder: popupText('search'),
  columns: [
    {
      key: 'name',
      header: popupText('name'),
      isSortable: true,
      width: 'minmax(12.5rem, 3fr)',
      render: ({ name }) => name,
    },
    {
      key: 'title',
      header: popupText('popupTitle'),
      isSortable: true,
      width: 'minmax(8rem, 2fr)',
      render: ({ title }) => title,
    },
    statusColumn(),
    ...lastEditedColumns<NotificationPopupTemplateSummary>(editOfOrigin),
  ],
  filters: {
    enabled: statusFilter(),
    include: {
      label: popupText('include'),
      placeholder: popupText('include.all'),
      choices: [
        { value: 'everyone', label: popupText('include.everyone') },
        { value: 'onlyUnderwriter', label: popupText('include.onlyUnderwriter') },
        { value: 'onlyProducer', label: popupText('include.onlyProducer') },
      ],
    },
    lastModifiedBy: lastEditedByFilter(),
  },
  advancedFilter: [
    nameField(popupText('name')),
    { key: 'title', label: popupText('popupTitle'), type: 'text', operators: ['contains'] },
  ],
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  getHref: ({ id }) => popups.paths.pathOfId(id),
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Pop Up': {
      does: 'open',
      label: popupText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      path: popups.paths.newPath,
    },
    Export: {
      does: 'bulk',
      label: popupText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      run: exportPopups,
      fileName: 'Popup Templates.dbinit',
      texts: { loading: popupText('export.loading'), success: popupText('export.success') },
    },
    Backup: {
      does: 'backup',
      label: popupText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      section: 'Popup Templates',
    },
  },
}));

/** The browser of pop-up templates. */
export function Component() {
  return <ListScreen definition={popupList()} />;
}
