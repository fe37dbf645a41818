import type { SectionTemplateSummary, SectionTemplateWrite } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import type { FilterFields } from '../../lists/readFilter.ts';
import { byName } from '../../lists/rowOrder.ts';
import { action, permitted, unless } from '../actions.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { plainActions } from '../plainActions.ts';
import { searchFilter } from '../searchFilter.ts';
import { oneOf, templateFilters } from '../templateFilters.ts';
import { readSectionTemplate, viewSectionTemplate } from './readSectionTemplate.ts';
import { applicability, type SectionTemplateDoc, sectionStatus } from './SectionTemplateDoc.ts';
import { sectionTemplateKind } from './sectionTemplateKind.ts';

const permission = 'MANAGE_CONFIG_SECTION_TEMPLATES';

const activeEquals = oneOf('active', ['true', 'false'], ({ summary }) => String(summary['active']));
const whenEquals = oneOf('applicability', Object.values(applicability).map(String), ({ summary }) =>
  String(summary['applicability']),
);
const statusEquals = oneOf('status', ['0', '1'], ({ summary }) => String(summary['status']));

const { enabled: _enabled, ...named } = templateFilters;

const sectionFilters: FilterFields = {
  ...named,
  active: { '': activeEquals, eq: activeEquals },
  applicability: { '': whenEquals, eq: whenEquals },
  status: { '': statusEquals, eq: statusEquals },
};

/** Section templates: what proposals and binders are put together of. */
export const sectionTemplateModule: KindModule<SectionTemplateDoc> = {
  kind: sectionTemplateKind,
  ownerUri: '/SectionTemplate',
  plural: 'section templates',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listSectionTemplates',
    get: 'getSectionTemplate',
    create: 'createSectionTemplate',
    update: 'updateSectionTemplate',
    remove: 'deleteSectionTemplate',
    export: 'exportSectionTemplates',
    references: 'listSectionTemplateReferences',
    versions: 'listSectionTemplateVersions',
    version: 'getSectionTemplateVersion',
  },
  bodyLimit: defaultBodyLimit,
  permissions: [permission],
  backupPermissions: [],
  // The contract was checked before.
  read: (body, services) => readSectionTemplate(body as SectionTemplateWrite, services),
  view: viewSectionTemplate,
  toRow: (row): SectionTemplateSummary => ({
    ...identifiedRow(row),
    active: row.summary['active'] === true,
    ordinalNumber: ordinalOf(row),
    // The summary was written with the template's own codes.
    applicability: row.summary['applicability'] as SectionTemplateSummary['applicability'],
    status: row.summary['status'] as SectionTemplateSummary['status'],
  }),
  columns: {
    name: byName,
    active: ({ summary }) => (summary['active'] === true ? 0 : 1),
    ordinalNumber: ordinalOf,
    lastModifiedBy: ({ authorName }) => authorName,
    timeLastModified: ({ time }) => time,
  },
  filters: () => sectionFilters,
  filterOf: ({ nameSearchString: text }) =>
    typeof text === 'string' && text !== '' ? searchFilter(text) : null,
  actions: (permissions, doc) => {
    const create = 'New Section Template';
    const isMarked = doc !== null && doc !== 'new' && doc.status === sectionStatus.inProduction;
    const inProduction = 'The section template is in production.';
    const mark = permitted('Mark in Production', permissions, permission);
    const isNew = doc === 'new';
    const reason = isNew ? 'The section template is not saved yet.' : inProduction;
    const plain = plainActions({
      ...{ permissions, noun: 'section template', doc, create, permission },
      own: [unless(isNew || isMarked, reason, mark)],
    });
    if (doc === null)
      return [...plain, permitted('Reload Rules', permissions, permission), action('Document Order')];
    return plain.map((each) => unless(isMarked && each.name === 'Delete', inProduction, each));
  },
  asReferrer: { type: 8, versionOf: () => '' },
  section: jsonSection('Section Templates', 'sectionTemplate', sectionTemplateKind, { keepsIds: true }),
};

function ordinalOf({ summary }: Pick<ListRow, 'summary'>): number {
  return Number(summary['ordinalNumber']);
}
