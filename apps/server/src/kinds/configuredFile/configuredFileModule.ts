import type { Action, AuthorizationKey, ConfiguredFile } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { byName } from '../../lists/rowOrder.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { action, permitted, unless } from '../actions.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { oneOf, templateFilters } from '../templateFilters.ts';
import type { ConfiguredFileDoc } from './ConfiguredFileDoc.ts';
import { configuredFileKind } from './configuredFileKind.ts';

const permission = 'MANAGE_CUSTOM_FILES_AND_ICONS';

const { enabled: _enabled, ...named } = templateFilters;
const carrierOnlyEquals = flag('carrierOnly');
const requiredEquals = flag('required');

/** Files and icons of the product and of its documents. What makes and changes them takes a file along, and is an operation of its own. */
export const configuredFileModule: KindModule<ConfiguredFileDoc> = {
  kind: configuredFileKind,
  ownerUri: '/ConfiguredFile',
  plural: 'files and icons',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listConfiguredFiles',
    get: 'getConfiguredFile',
    remove: 'deleteConfiguredFile',
    export: 'exportConfiguredFiles',
    references: 'listConfiguredFileReferences',
    versions: 'listConfiguredFileVersions',
    version: 'getConfiguredFileVersion',
  },
  bodyLimit: defaultBodyLimit,
  permissions: [permission],
  backupPermissions: [],
  view: viewConfiguredFile,
  toRow: toConfiguredFile,
  columns: {
    name: byName,
    grouping: ({ summary }) => String(summary['grouping'] ?? ''),
    fileName: ({ summary }) => String(summary['fileName'] ?? ''),
    lastModifiedBy: ({ authorName }) => authorName,
    timeLastModified: ({ time }) => time,
  },
  filters: () => ({
    ...named,
    carrierOnly: { '': carrierOnlyEquals, eq: carrierOnlyEquals },
    required: { '': requiredEquals, eq: requiredEquals },
  }),
  actions: actionsOf,
  section: jsonSection('Files & Icons', 'configuredFile', configuredFileKind, { keepsIds: true }),
};

function flag(key: 'carrierOnly' | 'required') {
  return oneOf(key, ['true', 'false'], ({ summary }) => String(summary[key]));
}

/** The contract's form of a document. */
export function viewConfiguredFile({ doc, ...origin }: StoredDocument<ConfiguredFileDoc>): ConfiguredFile {
  return toConfiguredFile({ ...origin, summary: configuredFileKind.summarise(doc) });
}

/** The same from what lists keep of it. */
function toConfiguredFile(row: Omit<ListRow, 'searchText'>): ConfiguredFile {
  const { summary } = row;
  return {
    ...identifiedRow(row),
    // What the kind makes of every document.
    ...(summary as Pick<
      ConfiguredFile,
      'description' | 'carrierOnly' | 'grouping' | 'required' | FileProperty
    >),
    etag: etagOf(row),
  };
}

type FileProperty = 'fileName' | 'fileSize' | 'mediaType' | 'width' | 'height';

function actionsOf(
  permissions: readonly AuthorizationKey[],
  doc: ConfiguredFileDoc | null | 'new',
): Action[] {
  const save = [permitted('Discard', permissions, permission), permitted('Save', permissions, permission)];
  if (doc === null) {
    return [...save, action('Export'), permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE')];
  }
  const isUnsaved = doc === 'new';
  const unsaved = 'The file is not saved yet.';
  return [
    ...save,
    unless(
      isUnsaved || doc.grouping !== null,
      isUnsaved ? unsaved : 'The product needs it. Only its file can be replaced.',
      permitted('Delete', permissions, permission),
    ),
    unless(isUnsaved, unsaved, action('Export')),
    unless(isUnsaved, unsaved, action('View References')),
  ];
}
