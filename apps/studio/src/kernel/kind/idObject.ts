import { type RestObject, restObject } from '../editor/rest/restObject.ts';
import { saverOfOrigin } from '../object/newOrigin.ts';
import { type DocOf, type IdKind, type IdPath, pathClient, type WriteOf } from './idKind.ts';

/** What every object that is addressed by an id says of itself. */
type Origin = Parameters<typeof saverOfOrigin>[0] & { readonly version: number };

/** The calls of a kind's editor, at the paths that all kinds with ids have. */
export function idObject<Path extends IdPath>({
  rest,
  get,
}: DocOf<Path> extends Origin ? IdKind<Path> : never): RestObject<DocOf<Path> & Origin, WriteOf<Path>> {
  const { GET, POST, DELETE } = pathClient;
  const at = `${rest}/{id}`;
  return restObject<DocOf<Path> & Origin, WriteOf<Path>>({
    get,
    create: (body, header) => POST(rest, { params: { header }, body }),
    update: (id, body, header, query) => POST(at, { params: { path: { id }, query, header }, body }),
    remove: (id, header, query) => DELETE(at, { params: { path: { id }, query, header } }),
    listReferences: (id, signal) => GET(`${at}/references`, { params: { path: { id } }, signal }),
    listVersions: (id, query, signal) => GET(`${at}/versions`, { params: { path: { id }, query }, signal }),
    getVersion: (id, version, signal) =>
      GET(`${at}/versions/{version}`, { params: { path: { id, version } }, signal }),
    saverOf: saverOfOrigin,
  });
}
