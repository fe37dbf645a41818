import type {
  NotificationPopupTemplate,
  NotificationPopupTemplateSummary,
  NotificationPopupTemplateWrite,
} from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identified, identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { searchStringFilter } from '../searchFilter.ts';
import { statusColumns } from '../statusColumns.ts';
import { containing, oneOf, templateFilters } from '../templateFilters.ts';
import { type PopupTemplateDoc, popupTemplateKind } from './popupTemplateKind.ts';

const permission = 'MANAGE_POPUP_NOTIFICATIONS';

const titleContains = containing('title', ({ summary }) => String(summary['title']));

/** Who sees it: what is kept from underwriters is for producers alone. */
const audience = { Underwriter: 'onlyProducer', Producer: 'onlyUnderwriter' } as const;
const includeEquals = oneOf('include', ['everyone', ...Object.values(audience)], ({ summary }) => {
  const excluded = summary['excludeConsole'];
  return excluded === 'Underwriter' || excluded === 'Producer' ? audience[excluded] : 'everyone';
});

/** Templates of the messages that pop up on the screens of underwriters and producers. */
export const popupTemplateModule: KindModule<PopupTemplateDoc> = {
  kind: popupTemplateKind,
  ownerUri: '/NotificationPopupTemplate',
  plural: 'pop-up templates',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listPopupTemplates',
    get: 'getPopupTemplate',
    create: 'createPopupTemplate',
    update: 'updatePopupTemplate',
    remove: 'deletePopupTemplate',
    export: 'exportPopupTemplates',
    references: 'listPopupTemplateReferences',
    versions: 'listPopupTemplateVersions',
    version: 'getPopupTemplateVersion',
  },
  bodyLimit: defaultBodyLimit,
  permissions: [permission],
  backupPermissions: [],
  // The contract was checked before.
  read: (body) => ({
    over: (stored) => readPopupTemplate(body as NotificationPopupTemplateWrite, stored),
    toBodyPointer: (pointer) => pointer,
    violations: [],
  }),
  view: (document): NotificationPopupTemplate => identified(document),
  toRow: (row): NotificationPopupTemplateSummary => ({
    ...identifiedRow(row),
    enabled: row.summary['enabled'] === true,
    title: String(row.summary['title']),
  }),
  columns: { ...statusColumns, title: ({ summary }) => String(summary['title']) },
  filters: () => ({
    ...templateFilters,
    title: { '': titleContains, contains: titleContains },
    include: { '': includeEquals, eq: includeEquals },
  }),
  filterOf: searchStringFilter,
  actions: (permissions, doc) =>
    plainActions({ permissions, noun: 'template', doc, create: 'New Pop Up', permission }),
  section: jsonSection('Popup Templates', 'popupTemplate', popupTemplateKind, { keepsIds: true }),
};

/** Line breaks are stored in one form. Whether a template can be deleted is the product's to say. */
function readPopupTemplate(
  { name, enabled, title, body, excludeConsole }: NotificationPopupTemplateWrite,
  stored: PopupTemplateDoc | null,
): PopupTemplateDoc {
  return {
    name: name.trim(),
    enabled: enabled ?? true,
    title: title.trim(),
    body: body.replaceAll(/\r\n?/g, '\n'),
    excludeConsole: excludeConsole ?? null,
    deletable: stored?.deletable ?? true,
  };
}
