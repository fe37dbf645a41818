/** The data set browser; `search` is a query string without the question mark. */
export function dataSetBrowserPath(search = ''): string {
  return `/config/dataSet/browser${search === '' ? '' : `?${search}`}`;
}

/** The tab on which the editor of a type opens. */
export function firstTabOf(type: number): 'repeatingForm' | 'dataItems' {
  return type === 3 ? 'repeatingForm' : 'dataItems';
}

/** The editor of a data set, on the tab that its type opens with. */
export function dataSetEditorPath(name: string, type: number): string {
  return `${dataSetPath(name, type)}/${firstTabOf(type)}`;
}

/** The editor of a data set without a tab. */
export function dataSetPath(name: string, type: number): string {
  return `/config/dataSet/${encodeURIComponent(name)}/${type}`;
}

/**
 * The data set's name in an editor's path. Read from the raw path, because a router decodes `%252F` twice. A name that
 * cannot be decoded is given as it stands.
 */
export function dataSetNameIn(pathname: string): string {
  const raw = pathname.split('/')[3] ?? '';
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
