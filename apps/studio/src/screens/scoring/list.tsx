import type { ScoringRuleSummary } from '@studio/api';
import { idList } from '../../kernel/kind/idList.tsx';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { showDay, toDayText } from '../../kernel/object/plain/days.ts';
import { scoringRules } from './early.ts';
import { categoryFilter } from './scoring.api.ts';
import { scoringText } from './scoring.messages.ts';

/** The list of scoring rules. */
export const scoringList = idList<ScoringRuleSummary>(scoringRules, () => ({
  text: scoringText,
  searchDelay: 'lists.slowSearchDelayMilliseconds',
  columns: [
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
  newAction: 'New Scoring Rule',
  prepareNext: () => import('./editor/route.tsx'),
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
