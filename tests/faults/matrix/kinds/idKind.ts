import type { Result } from '@studio/api';
import type { ApiUser } from '../../../e2e/apiUser.ts';
import { type ObjectKind, readBy } from '../ObjectKind.ts';

/** A kind of object that is addressed by an id. */
export interface IdKindInput<Doc, Body>
  extends Pick<ObjectKind, 'oneOf' | 'savedText' | 'listHeading' | 'backLink'> {
  /** Its address on the server, such as `/rest/NotificationPopupTemplate`. */
  readonly address: string;
  /** The paths of its list and of a new object; an id follows after a slash. */
  readonly list: string;
  readonly editor: string;
  /** What the path of an object begins with; an id follows after a slash. Default: `editor`. */
  readonly object?: string;
  /** Some object under a name. */
  make(name: string): Body;
  /** What is written of an object to save it as it is. */
  toBody(doc: Doc): Body;
  get(api: ApiUser, id: string): Promise<Result<Doc>>;
  post(api: ApiUser, body: Body): Promise<Result<Doc>>;
  update(api: ApiUser, id: string, body: Body, etag: string): Promise<unknown>;
}

let count = 0;

/** Objects that are addressed by ids: cells know them by the names under which they made them. */
export function idKind<Doc extends { readonly id: string; readonly version: number }, Body>(
  input: IdKindInput<Doc, Body>,
) {
  const { oneOf, savedText, listHeading, backLink, address, list, editor, object = editor } = input;
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`There is no object ${name} at ${address}.`);
    return id;
  };
  const create = async (api: ApiUser, name: string): Promise<void> => {
    const { data } = await input.post(api, input.make(name));
    ids.set(name, data.id);
  };
  const kind: ObjectKind = {
    ...{ oneOf, savedText, listHeading, backLink },
    listPath: (name) => `${list}?q=${encodeURIComponent(name)}`,
    anyEditorPath: editor,
    isSave: (request) => {
      const { pathname } = new URL(request.url());
      const isHere = pathname === address || pathname.startsWith(`${address}/`);
      return request.method() === 'POST' && isHere && pathname.split('/').length <= 4;
    },
    isLoad: (request, name) =>
      request.method() === 'GET' && new URL(request.url()).pathname === `${address}/${idOf(name)}`,
    createOther: async (api) => {
      count += 1;
      const name = `Taken ${process.pid}-${count}-${Date.now().toString(36)}`;
      await create(api, name);
      return name;
    },
  };
  const read = readBy<Doc, Body>(kind, {
    load: async (api, name) => {
      const { data, etag } = await input.get(api, idOf(name));
      return { doc: data, etag: etag ?? '' };
    },
    save: async (api, doc, etag, change) => {
      await input.update(api, doc.id, { ...input.toBody(doc), ...change }, etag);
    },
  });
  return { read, create, idOf, path: (name: string) => `${object}/${idOf(name)}` };
}
