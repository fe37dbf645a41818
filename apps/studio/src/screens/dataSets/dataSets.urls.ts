/** The data set browser; `search` is a query string without the question mark. */
export function dataSetBrowserPath(search = ''): string {
  return `/config/dataSet/browser${search === '' ? '' : `?${search}`}`;
}

/** A part of the editor with an address of its own. */
export type DataSetTab = 'dataItems' | 'dynamicCriteria' | 'repeatingForm';

/** The parts that a type has, in order. A Static set has its items alone, without a tab for them. */
export function tabsOf(type: number): readonly DataSetTab[] {
  if (type === 3) return ['repeatingForm'];
  return type === 0 ? ['dataItems'] : ['dataItems', 'dynamicCriteria'];
}

/** The tab on which the editor of a type opens. */
export function firstTabOf(type: number): 'repeatingForm' | 'dataItems' {
  return type === 3 ? 'repeatingForm' : 'dataItems';
}

/** The tab that an editor's path names; undefined when it names none, or one that the type does not have. */
export function tabIn(pathname: string, type: number): DataSetTab | undefined {
  const last = pathname.split('/').at(-1);
  return tabsOf(type).find((tab) => tab === last);
}

/** The editor of a data set, on the tab that its type opens with. */
export function dataSetEditorPath(name: string, type: number): string {
  return `${dataSetPath(name, type)}/${firstTabOf(type)}`;
}

/** The editor of a data set without a tab. */
export function dataSetPath(name: string, type: number): string {
  return `/config/dataSet/${encodeURIComponent(name)}/${type}`;
}

/** The type in an editor's path; undefined when it names none. */
export function typeIn(pathname: string): string | undefined {
  return pathname.split('/')[4];
}

/**
 * The data set's name in an editor's path. Read from the raw path, because a router decodes `%252F` twice. A name that
 * cannot be decoded is returned as it is.
 */
export function dataSetNameIn(pathname: string): string {
  const raw = pathname.split('/')[3] ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** Names the settings of a set as something to be interrupted in; '' is a new set. */
export function settingsOfSet(name: string): string {
  return `/DataSet/settings:${name}`;
}
