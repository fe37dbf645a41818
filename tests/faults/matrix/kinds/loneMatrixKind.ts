import type { Result } from '@studio/api';
import type { ApiUser } from '../../../e2e/apiUser.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

/** A document of which there is one, at its own address. */
export interface LoneMatrixInput<Data, Doc, Change> extends Pick<ObjectKind, 'oneOf' | 'savedText'> {
  /** The link of the navigation that leads to its screen. */
  readonly entryLink: string;
  /** The path of its screen. */
  readonly path: string;
  /** Where the server reads it, and where it is written. Default: there, too. */
  readonly read: string;
  readonly write?: string;
  get(api: ApiUser): Promise<Result<Data>>;
  /** What cells read of an answer. */
  toDoc(data: Data, version: number): Doc;
  save(api: ApiUser, etag: string, change: Change): Promise<unknown>;
}

/** A document of which there is one: a cell begins with some of it as it was made, by `reset`. */
export function loneMatrixKind<Data, Doc extends { readonly version: number }, Change>(
  input: LoneMatrixInput<Data, Doc, Change>,
) {
  const { oneOf, savedText, entryLink, path, read, write = read } = input;
  const kind: ObjectKind = {
    ...{ oneOf, savedText, entryLink, anyEditorPath: path },
    ...{ listHeading: 'Manage Data Sets', backLink: 'Data sets' },
    listPath: () => '/config/dataSet/browser',
    isSave: (request) => request.method() === 'POST' && new URL(request.url()).pathname === write,
    isLoad: (request) => request.method() === 'GET' && new URL(request.url()).pathname === read,
    createOther: () => Promise.reject(new Error(`There is no other than ${oneOf}.`)),
  };
  const load = async (api: ApiUser) => {
    const { data, etag } = await input.get(api);
    return { doc: input.toDoc(data, Number(/^"(\d+)/.exec(etag ?? '')?.[1] ?? 0)), etag: etag ?? '' };
  };
  return {
    read: readBy<Doc, Change>(kind, {
      load,
      // What a place makes is a whole change.
      save: async (api, _doc, etag, change) => void (await input.save(api, etag, change as Change)),
    }),
    reset: async (api: ApiUser, change: Change): Promise<void> => {
      await input.save(api, (await load(api)).etag, change);
    },
  };
}
