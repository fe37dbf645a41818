import type { NotificationEmailTemplateSummary } from '@studio/api';
import { DatabaseBackup, FileOutput, Plus } from 'lucide-react';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { editOfOrigin, lastEditedByFilter, lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { nameField, statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { emails, exportEmails } from './early.ts';
import { emailText } from './emails.messages.ts';

/** The list of e-mail templates. */
export const emailList = defineList<NotificationEmailTemplateSummary>(() => ({
  ...emails.list.calls,
  title: emailText('title'),
  nouns: { one: emailText('one'), many: emailText('many'), heading: emailText('heading') },
  emptyText: emailText('empty'),
  searchPlaceholder: emailText('search'),
  columns: [
    {
      key: 'name',
      header: emailText('name'),
      isSortable: true,
      width: 'minmax(14rem, 3fr)',
      render: ({ name }) => name,
    },
    statusColumn(),
    ...lastEditedColumns<NotificationEmailTemplateSummary>(editOfOrigin),
  ],
  filters: {
    enabled: statusFilter(),
    defaultSelectedOption: {
      label: emailText('option'),
      placeholder: emailText('option.all'),
      choices: [
        { value: 'STANDARD', label: emailText('option.standard') },
        { value: 'CUSTOM', label: emailText('option.custom') },
        { value: 'NONE', label: emailText('option.none') },
      ],
    },
    lastModifiedBy: lastEditedByFilter(),
  },
  advancedFilter: [nameField(emailText('name'))],
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  getHref: ({ id }) => emails.paths.pathOfId(id),
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Email': {
      does: 'open',
      label: emailText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      path: emails.paths.newPath,
    },
    Export: {
      does: 'bulk',
      label: emailText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      run: exportEmails,
      fileName: 'Email Templates.dbinit',
      texts: { loading: emailText('export.loading'), success: emailText('export.success') },
    },
    Backup: {
      does: 'backup',
      label: emailText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      section: 'Email Templates',
    },
  },
}));

/** The browser of e-mail templates. */
export function Component() {
  return <ListScreen definition={emailList()} />;
}
