import type { NotificationPopupTemplateSummary } from '@studio/api';
import { idList } from '../../kernel/kind/idList.tsx';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedByFilter } from '../../kernel/list/lastEditedColumns.tsx';
import { nameField, statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { popups } from './early.ts';
import { popupText } from './popups.messages.ts';

/** The list of pop-up templates. */
export const popupList = idList<NotificationPopupTemplateSummary>(popups, () => ({
  text: popupText,
  columns: [
    {
      key: 'title',
      header: popupText('popupTitle'),
      isSortable: true,
      width: 'minmax(8rem, 2fr)',
      render: ({ title }) => title,
    },
    statusColumn(),
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
  newAction: 'New Pop Up',
  prepareNext: () => import('./editor/route.tsx'),
}));

/** The browser of pop-up templates. */
export function Component() {
  return <ListScreen definition={popupList()} />;
}
