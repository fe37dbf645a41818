import { subscribe } from 'valtio';
import { onSessionEnd } from '../../../platform/session/endSession.ts';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';

/** A field as conditions name it. */
export interface NamedField {
  readonly label: string;
  /** The set that its values are of; null for none. */
  readonly dataSetName: string | null;
}

/** The form that is looked at. */
export interface OwnForm {
  readonly uniqueName: string;
  /** By variable name. */
  readonly fields: ReadonlyMap<string, NamedField>;
}

/** For rules that are no part of a form. */
export const noForm: OwnForm = { uniqueName: '', fields: new Map() };

/** What has been found out of other forms and of data sets. */
export interface KnownNames {
  /** By unique name. */
  readonly forms: ReadonlyMap<
    string,
    { readonly displayName: string; readonly fields: ReadonlyMap<string, NamedField> }
  >;
  /** Names by value, of each data set; null for a value that it does not have. */
  readonly items: ReadonlyMap<string, ReadonlyMap<string, string | null>>;
}

/** Nothing is known but what is in the conditions. */
export const nothingKnown: KnownNames = { forms: new Map(), items: new Map() };

/** What all editors have found out so far: names are no part of a draft. They are replaced, not changed. */
export const knownNames = shallowProxy<{ names: KnownNames }>({ names: nothingKnown });

onSessionEnd(() => assign(knownNames, { names: nothingKnown }));

/** Keeps what has been found out beside what was before. */
export function rememberNames({ forms, items }: KnownNames): void {
  const before = knownNames.names;
  const known = [...items].map(([dataSet, names]) => {
    return [dataSet, new Map([...(before.items.get(dataSet) ?? []), ...names])] as const;
  });
  assign(knownNames, {
    names: { forms: new Map([...before.forms, ...forms]), items: new Map([...before.items, ...known]) },
  });
}

/** Calls back when more names are known. Returns the unsubscribe function. */
export function onKnownNames(listener: () => void): () => void {
  return subscribe(knownNames, listener, true);
}

/** What may be the value of an item in what names it: all of it, or what follows its kind. */
export function valuesIn(uri: string): readonly string[] {
  const [, ownId = uri] = /^\/[^/:]*[/:](.+)$/s.exec(uri) ?? [];
  return ownId === uri ? [uri] : [uri, ownId];
}
