import type { DataSetSummary } from '@studio/api';
import { Badge } from '@studio/ui';
import { deferPart } from '@studio/ui/internal';
import { DatabaseBackup, FileOutput, Plus } from 'lucide-react';
import type { CreateHostProps } from '../../kernel/list/ListAction.ts';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { dataSetLookup } from '../../kernel/resource/dataSetLookup.ts';
import { dataSetText } from './dataSets.messages.ts';
import { dataSetEditorPath } from './dataSets.urls.ts';
import { dataSetTypes, typeLabel } from './dataSetTypes.ts';
import { earlyDataSets } from './early.ts';
import { exportAction } from './exportAction.ts';

/** The list of data sets. */
export const dataSetList = defineList<DataSetSummary>(() => ({
  ...earlyDataSets.calls,
  title: dataSetText('title'),
  nouns: { one: dataSetText('one'), many: dataSetText('many'), heading: dataSetText('heading') },
  columns: [
    {
      key: 'name',
      header: dataSetText('column.name'),
      isSortable: true,
      width: 'minmax(12rem, 2.4fr)',
      render: ({ name }) => name,
    },
    {
      key: 'type',
      header: dataSetText('column.type'),
      isSortable: true,
      width: 'minmax(7rem, 1.6fr)',
      render: ({ type }) => <Badge>{typeLabel(type)}</Badge>,
    },
    {
      key: 'description',
      header: dataSetText('column.description'),
      isSortable: true,
      isMuted: true,
      width: 'minmax(5rem, 3fr)',
      render: ({ description }) => description,
    },
    ...lastEditedColumns<DataSetSummary>((row) => row),
  ],
  filters: {
    type: {
      label: dataSetText('filter.type'),
      placeholder: dataSetText('filter.allTypes'),
      choices: dataSetTypes.map((type) => ({ value: String(type), label: typeLabel(type) })),
    },
    product: {
      label: dataSetText('filter.product'),
      placeholder: dataSetText('filter.allProducts'),
      choices: dataSetLookup('All Products', ['/ProductTemplate']),
    },
  },
  getId: ({ id }) => id,
  getHref: ({ name, type }) => dataSetEditorPath(name, type),
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Data Set': {
      does: 'create',
      label: dataSetText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      host: deferPart<CreateHostProps>(
        async () => (await import('./dialogs/NewDataSetHost.tsx')).NewDataSetHost,
      ),
    },
    Export: {
      does: 'bulk',
      label: dataSetText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      ...exportAction(),
    },
    Backup: {
      does: 'backup',
      label: dataSetText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      section: 'Data Sets',
    },
  },
}));

/** The data set browser. */
export function Component() {
  return <ListScreen definition={dataSetList()} />;
}
