import type { ScoringRuleSummary } from '@studio/api';
import { DatabaseBackup, FileOutput, Plus } from 'lucide-react';
import { defineList } from '../../kernel/list/ListDefinition.ts';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { editOfOrigin, lastEditedColumns } from '../../kernel/list/lastEditedColumns.tsx';
import { showDay, toDayText } from '../../kernel/object/plain/days.ts';
import { exportScoringRules, scoringRules } from './early.ts';
import { categoryFilter } from './scoring.api.ts';
import { scoringText } from './scoring.messages.ts';

/** The list of scoring rules. */
export const scoringList = defineList<ScoringRuleSummary>(() => ({
  ...scoringRules.list.calls,
  title: scoringText('title'),
  nouns: { one: scoringText('one'), many: scoringText('many'), heading: scoringText('heading') },
  emptyText: scoringText('empty'),
  searchPlaceholder: scoringText('search'),
  searchDelay: 'lists.slowSearchDelayMilliseconds',
  columns: [
    {
      key: 'name',
      header: scoringText('name'),
      isSortable: true,
      width: 'minmax(12.5rem, 3fr)',
      render: ({ name }) => name,
    },
    {
      key: 'scoringFolderName',
      header: scoringText('category'),
      isSortable: true,
      width: 'minmax(9rem, 2fr)',
      render: ({ scoringFolderName }) => scoringFolderName,
    },
    {
      key: 'effectiveDateRangeBegin',
      header: scoringText('dates'),
      isSortable: true,
      width: 'minmax(11rem, 2fr)',
      render: formatDates,
    },
    ...lastEditedColumns<ScoringRuleSummary>(editOfOrigin),
  ],
  filters: {
    category: {
      type: 'several',
      uriKey: 'folder.in',
      label: scoringText('category'),
      placeholder: scoringText('category.all'),
      choices: categoryFilter,
    },
  },
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  getHref: ({ id }) => scoringRules.paths.pathOfId(id),
  prepareNext: () => import('./editor/route.tsx'),
  actions: {
    'New Scoring Rule': {
      does: 'open',
      label: scoringText('new'),
      icon: <Plus aria-hidden size={16} />,
      variant: 'primary',
      path: scoringRules.paths.newPath,
    },
    Export: {
      does: 'bulk',
      label: scoringText('export'),
      icon: <FileOutput aria-hidden size={16} />,
      run: exportScoringRules,
      fileName: 'Scoring Rules.dbinit',
      texts: { loading: scoringText('export.loading'), success: scoringText('export.success') },
    },
    Backup: {
      does: 'backup',
      label: scoringText('backup'),
      icon: <DatabaseBackup aria-hidden size={16} />,
      section: 'Scoring Rules',
    },
  },
}));

/** The days on which a rule holds, which are days of UTC. */
function formatDates({ effectiveDateRangeBegin, effectiveDateRangeEnd }: ScoringRuleSummary): string {
  const begin = showDay(toDayText(effectiveDateRangeBegin));
  if (effectiveDateRangeEnd === null) return scoringText('dates.open', { begin });
  return scoringText('dates.range', { begin, end: showDay(toDayText(effectiveDateRangeEnd)) });
}

/** The browser of scoring rules. */
export function Component() {
  return <ListScreen definition={scoringList()} />;
}
