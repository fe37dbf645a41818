import type { Version } from '@studio/api';
import { fault } from '../../fault.ts';
import { notFound } from '../../http/problems.ts';
import { pageSize } from '../../preferences/rules.ts';
import type { Services } from '../../Services.ts';
import {
  documentIdOf,
  findVersion,
  listDocumentVersions,
  type VersionRow,
} from '../../store/documentVersions.ts';
import { findState } from '../../store/findDocuments.ts';
import { etagOf } from '../../store/StoredDocument.ts';
import { type KindCall, locate, type ServedKind } from './ServedKind.ts';

/** How it is answered what objects of a kind were. */
export function versionHandlers({ queries, preferences }: Services, served: ServedKind) {
  const { module } = served;
  return {
    versions: async (call: KindCall) => {
      // The contract was checked before.
      const { startIndex = 0, numberOfRows: asked } = call.query as Record<string, number>;
      const numberOfRows = pageSize(preferences, asked, 'history.defaultPageSize');
      const { kind } = module;
      const at = locate(served, call);
      if (kind.isSingleton && (await findState(queries, kind, at)) === null) {
        return { status: 200, body: { records: [], totalRecords: 0 } };
      }
      const id = await documentIdOf(queries, kind, at);
      const { rows, total } = await listDocumentVersions(queries, id, { startIndex, numberOfRows });
      return { status: 200, body: { records: rows.map(toVersion), totalRecords: total } };
    },
    version: async (call: KindCall) => {
      const version = Number(call.path['version']);
      const { kind, parameter } = module;
      const id = await documentIdOf(queries, kind, locate(served, call));
      const found = await findVersion(queries, id, version);
      const what = kind.isSingleton
        ? kind.noun
        : `${kind.noun} '${call.path[parameter] ?? call.query[parameter]}'`;
      if (!found) throw notFound(`The ${what} has no version ${version}.`);
      return { status: 200, body: await module.view(found, { queries }), headers: { etag: etagOf(found) } };
    },
  } as const;
}

function toVersion({ version, revision, action, name, authorName, authorId, time }: VersionRow): Version {
  if (action === 'delete') return fault('A deletion is no version.');
  return { version, etag: etagOf({ version, revision }), action, name, author: authorName, authorId, time };
}
