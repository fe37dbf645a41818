import { type NotificationEmailTemplate, type NotificationEmailTemplateSummary, result } from '@studio/api';
import { objectPaths } from '../../kernel/area/objectPaths.ts';
import { earlyList } from '../../kernel/list/earlyList.ts';
import { earlyObject } from '../../kernel/object/earlyObject.ts';
import { loadActions } from '../../kernel/resource/loadActions.ts';
import { api } from '../../platform/http/api.ts';

/** The kind's owner URI. */
export const emailKind = '/NotificationEmailTemplate';

/** Where e-mail templates are listed and edited. */
export const emailPaths = objectPaths(
  '/config/notification/email/browser',
  '/config/notification/email/manage',
);

const sortKeys = ['name', 'enabled', 'lastModifiedBy', 'timeLastModified'] as const;

/** What the list asks for first. */
export const earlyEmails = earlyList<NotificationEmailTemplateSummary>({
  kind: emailKind,
  defaultSort: { key: 'name', direction: 'asc' },
  hasAdvancedFilter: true,
  load: async ({ search: searchString, filters: _, sortBy: key, ...page }, signal) => {
    const sortBy = sortKeys.find((each) => each === key) ?? 'name';
    const query = { ...page, sortBy, searchString };
    return (await result(api.GET('/rest/NotificationEmailTemplate', { params: { query }, signal }))).data;
  },
  loadActions: (signal) => loadActions(emailKind, null, signal),
});

/** Reads an e-mail template. */
export const getEmail = (id: string, signal: AbortSignal | null) =>
  api.GET('/rest/NotificationEmailTemplate/{id}', { params: { path: { id } }, signal });

/** What the editor asks for first. */
export const earlyEmail = earlyObject<NotificationEmailTemplate>(emailKind, getEmail);
