import type { Request } from '@playwright/test';
import type { ApiUser } from '../../e2e/apiUser.ts';
import type { EditName, OthersChange, Place } from './Place.ts';

/** What cells need of the kind of object that a place edits: how the studio words it and where it is found. */
export interface ObjectKind {
  /** What one is called within a sentence, with its article. */
  readonly oneOf: string;
  /** The message of a successful save. */
  readonly savedText: string;
  /** The heading of the list, and the link that leads from an editor to it. */
  readonly listHeading: string;
  readonly backLink: string;
  /** The link of a list, or of the navigation, that leads to the editor. Default: the object's name. */
  readonly entryLink?: string;
  /** The list, searched for a name. */
  listPath(name: string): string;
  /** An editor of this kind, whatever it edits. */
  readonly anyEditorPath: string;
  /** Whether a request saves an object of this kind, new or not. */
  isSave(request: Request): boolean;
  /** Whether a request reads the object of this name. */
  isLoad(request: Request, name: string): boolean;
  /** Makes some object, and gives its name. */
  createOther(api: ApiUser): Promise<string>;
}

/** Reading and writing objects of a kind, as users who call the server directly do. */
export interface ObjectCalls<Doc extends { readonly version: number }, Body> {
  /** @throws a problem with the status 404 when there is nothing of this name */
  load(api: ApiUser, name: string): Promise<{ readonly doc: Doc; readonly etag: string }>;
  save(api: ApiUser, doc: Doc, etag: string, change: Partial<Body>): Promise<void>;
}

/** What the server has of an object. */
export interface SavedObject {
  readonly version: number;
  has(edit: EditName): boolean;
}

interface Change<Doc, Body> {
  readonly make: (doc: Doc) => Partial<Body>;
  readonly isIn: (doc: Doc) => boolean;
}

interface Readings<Doc, Body> {
  /** Whether a saved document holds an edit. */
  readonly isIn: (doc: Doc, edit: EditName) => boolean;
  /** See Place. */
  readonly elsewhere: Change<Doc, Body>;
  readonly collision: Change<Doc, Body> | null;
}

/** A kind whose calls are known: makes of documents and their changes what a place says of them. */
export function readBy<Doc extends { readonly version: number }, Body>(
  kind: ObjectKind,
  { load, save }: ObjectCalls<Doc, Body>,
) {
  const change = ({ make, isIn }: Change<Doc, Body>): OthersChange => ({
    make: async (api, name) => {
      const { doc, etag } = await load(api, name);
      await save(api, doc, etag, make(doc));
    },
    isIn: async (api, name) => isIn((await load(api, name)).doc),
  });
  return ({
    isIn,
    elsewhere,
    collision,
  }: Readings<Doc, Body>): Pick<Place, 'kind' | 'load' | 'elsewhere' | 'collision'> => ({
    kind,
    load: async (api, name) => {
      const { doc } = await load(api, name);
      return { version: doc.version, has: (edit) => isIn(doc, edit) };
    },
    elsewhere: change(elsewhere),
    collision: collision === null ? null : change(collision),
  });
}
