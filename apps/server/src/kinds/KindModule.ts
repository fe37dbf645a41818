import type { Action, AuthorizationKey, FieldChange, Reference } from '@studio/api';
import type { Section } from '../exchange/Section.ts';
import type { SectionContent } from '../exchange/writeInitializationFile.ts';
import type { OperationId } from '../http/Operation.ts';
import type { RelatedKind } from '../lists/KindList.ts';
import type { SortColumns } from '../lists/ListIndex.ts';
import type { ListRow } from '../lists/ListRow.ts';
import type { RowFilter } from '../lists/RowFilter.ts';
import type { FilterFields } from '../lists/readFilter.ts';
import type { Queries } from '../store/Database.ts';
import type { Locator } from '../store/findDocuments.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { Surroundings } from '../store/Surroundings.ts';
import type { Violation } from '../store/Violation.ts';
import type { SingletonRules } from './SingletonRules.ts';

/** What can be done with objects of every kind. */
export type KindVerb =
  | 'list'
  | 'get'
  | 'create'
  | 'update'
  | 'remove'
  | 'export'
  | 'references'
  | 'versions'
  | 'version';

/** What filters, and what else a kind makes of calls, may ask of the store. */
export interface KindServices {
  queries: Queries;
}

/** What finding references takes. */
export interface LostServices extends KindServices {
  /** Null when this server does not know the kind. */
  findModule: (kindName: string) => KindModule | null;
}

/** A request body that was read. */
export interface ReadBody<Doc extends JsonObject> {
  /** The document to store in the place of the given one; null when it is new. */
  over(stored: Doc | null): Doc;
  /** Where the body has what the document has at a JSON pointer. */
  toBodyPointer(pointer: string): string;
  /** The document that is there, where it had to be read: spares reading it again. */
  stored?: StoredDocument<Doc> | null;
  /** What is wrong with the body and would not be seen in the document. */
  violations: readonly Violation[];
}

/** How a kind's documents appear among the references to others. */
export interface ReferrerLook {
  /** The contract's number for a document that refers as a whole. */
  type: number;
  /** The contract's number for a part that refers. Default: that of the document. */
  partType?: number;
  /** From what lists show of the document. */
  versionOf(summary: JsonObject): string;
  /** What people call a document, from what lists show of it, and its name. Default: its name. */
  labelOf?(summary: JsonObject, name: string): string;
  /** What people call a part of a document. Default: its name. */
  partLabelOf?(doc: JsonObject, part: string): string;
}

/**
 * A kind of object, whole: from it follow its calls, its history in words, its events, its section of a backup, its actions
 * and its place in searches. What a kind lacks, such as an operation, the server does not offer for it.
 */
export interface KindModule<Doc extends JsonObject = JsonObject> {
  readonly kind: Kind<Doc>;
  /** What addresses of objects and filters begin with, such as `/DataSet`. */
  readonly ownerUri: string;
  /** What several objects are called in messages. */
  readonly plural: string;
  /** Whether addresses name objects by name, which changes, or by id. */
  readonly addressing: 'name' | 'id';
  /** The contract's operations. */
  readonly operations: Readonly<Partial<Record<KindVerb, OperationId>>>;
  /** The name of the parameter that says which object, in the path or in the query. */
  readonly parameter: string;
  /** Largest body of a write, in bytes. */
  readonly bodyLimit: number;
  /** The permissions that writing documents takes, in whichever way they come in: all of them, where documents differ in it. */
  readonly permissions: readonly AuthorizationKey[];
  /** The permissions that backing documents up takes, besides that of making backups. */
  readonly backupPermissions: readonly AuthorizationKey[];
  /**
   * Reads the body of a write, which has what the contract asks for, and in the right types.
   * @param services.at the document that it replaces; null when it is new
   * @param services.permissions of the caller
   */
  read?(
    body: unknown,
    services: KindServices & { at: Locator | null; permissions: readonly AuthorizationKey[] },
  ): ReadBody<Doc> | Promise<ReadBody<Doc>>;
  /**
   * Properties of the body of an update that are not kept although they are left out: others of the body decide what they are. Default: none.
   * @returns names; of an object in the body with its name before, as `formTemplate/root`
   */
  countsAsGiven?(body: JsonObject): readonly string[];
  /** How the one document is written, of a kind that has one. Such a kind reads no other bodies. */
  readonly singleton?: SingletonRules<Doc>;
  /** Whether a name that people give, to a new object or to one that they rename, must not be in use yet. Default: what is unique is enough. */
  readonly refusesNamesakes?: boolean;
  /** The contract's form of a document. */
  view(document: StoredDocument<Doc>, services: KindServices): object | Promise<object>;
  /** The contract's form of a row of the list. */
  toRow?(row: ListRow): object;
  /** The contract's form of some rows of the list, in place of `toRow`: where it takes asking the store. */
  toRows?(rows: readonly ListRow[], services: KindServices): Promise<object[]>;
  /** What people call a document, from what lists show of it, of a kind whose names are ids. Default: its name. */
  titleOf?(summary: JsonObject): string;
  /** What the list can be sorted by. */
  readonly columns: SortColumns;
  /** Another kind by whose documents columns sort. Default: none. */
  readonly related?: RelatedKind;
  /** The keys of a filter URI. Default: the list takes none. */
  filters?(services: KindServices): FilterFields;
  /** What other query parameters of the list ask for. Default: nothing. */
  filterOf?(query: Readonly<Record<string, unknown>>): RowFilter | null;
  /** What can be done with an object; null for the browser, `new` for one that is not saved yet. */
  actions?(
    permissions: readonly AuthorizationKey[],
    doc: Doc | null | 'new',
    services: KindServices,
  ): Action[] | Promise<Action[]>;
  /** What changed between two versions, in the words of the screen. Default: property by property. */
  changes?(before: Doc | null, after: Doc | null): FieldChange[];
  /**
   * The references that dangle once a document is gone, or these parts of it, as the contract has references of the kind. Default: whatever refers
   * to the document.
   * @param parts null for the whole document
   */
  findLost?(
    document: StoredDocument<Doc>,
    parts: readonly string[] | null,
    services: LostServices,
  ): Promise<readonly object[]>;
  /** What uses a document and does not name it: it is listed with what refers to it, and does not keep it from being deleted. Default: nothing does. */
  findUses?(document: StoredDocument<Doc>, services: KindServices): Promise<Reference[]>;
  /** Default: what refers is not listed. */
  readonly asReferrer?: ReferrerLook;
  /** The text above the violations of a body. Default: how many rules are broken. */
  readonly invalidText?: { title: string; detail: string };
  /** How the file of an export is called. Default: as a backup of the section. */
  readonly exportFile?: { prefix: string; extension: string };
  /** What the file of an export has beside the documents. Default: nothing. */
  exportedWith?(rows: readonly ListRow[], services: KindServices): Promise<SectionContent[]>;
  readonly section: Section<Doc>;
  /** Finds anew what is wrong with documents that are saved with it, as `Recheck` says. Default: documents do not depend on each other. */
  recheck?(surroundings: Surroundings, docs: readonly Doc[]): Promise<Doc[]>;
}

/** The same module, for code that does not know the kind. */
export function anyModule<Doc extends JsonObject>(module: KindModule<Doc>): KindModule {
  // Documents only ever come from the store under the name of their kind.
  return module as unknown as KindModule;
}
