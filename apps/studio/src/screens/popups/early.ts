import { type NotificationPopupTemplate, type NotificationPopupTemplateSummary, result } from '@studio/api';
import { objectPaths } from '../../kernel/area/objectPaths.ts';
import { earlyList } from '../../kernel/list/earlyList.ts';
import { earlyObject } from '../../kernel/object/earlyObject.ts';
import { loadActions } from '../../kernel/resource/loadActions.ts';
import { api } from '../../platform/http/api.ts';

/** The kind's owner URI. */
export const popupKind = '/NotificationPopupTemplate';

/** Where pop-up templates are listed and edited. */
export const popupPaths = objectPaths(
  '/config/notification/popup/browser',
  '/config/notification/popup/manage',
);

const sortKeys = ['name', 'title', 'enabled', 'lastModifiedBy', 'timeLastModified'] as const;

/** What the list asks for first. */
export const earlyPopups = earlyList<NotificationPopupTemplateSummary>({
  kind: popupKind,
  defaultSort: { key: 'name', direction: 'asc' },
  hasAdvancedFilter: true,
  load: async ({ search: searchString, filters: _, sortBy: key, ...page }, signal) => {
    const sortBy = sortKeys.find((each) => each === key) ?? 'name';
    const query = { ...page, sortBy, searchString };
    return (await result(api.GET('/rest/NotificationPopupTemplate', { params: { query }, signal }))).data;
  },
  loadActions: (signal) => loadActions(popupKind, null, signal),
});

/** Reads a pop-up template. */
export const getPopup = (id: string, signal: AbortSignal | null) =>
  api.GET('/rest/NotificationPopupTemplate/{id}', { params: { path: { id } }, signal });

/** What the editor asks for first. */
export const earlyPopup = earlyObject<NotificationPopupTemplate>(popupKind, getPopup);
