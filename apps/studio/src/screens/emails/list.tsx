import type { NotificationEmailTemplateSummary } from '@studio/api';
import { idList } from '../../kernel/kind/idList.tsx';
import { ListScreen } from '../../kernel/list/ListScreen.tsx';
import { lastEditedByFilter } from '../../kernel/list/lastEditedColumns.tsx';
import { nameField, statusColumn, statusFilter } from '../../kernel/list/statusColumn.tsx';
import { emails } from './early.ts';
import { emailText } from './emails.messages.ts';

/** The list of e-mail templates. */
export const emailList = idList<NotificationEmailTemplateSummary>(emails, () => ({
  text: emailText,
  columns: [statusColumn()],
  nameWidth: 'minmax(14rem, 3fr)',
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
  newAction: 'New Email',
  prepareNext: () => import('./editor/route.tsx'),
}));

/** The browser of e-mail templates. */
export function Component() {
  return <ListScreen definition={emailList()} />;
}
