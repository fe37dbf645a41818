/** The paths of an area whose objects are addressed by an id. */
export interface ObjectPaths {
  /** @param search a query string without the question mark */
  listPath(search?: string): string;
  /** Where a new object is made. */
  readonly newPath: string;
  pathOfId(id: string): string;
  /** The id in an editor's path; empty for a new object. */
  idIn(pathname: string): string;
}

/** Makes the paths of an area. @param list the path of its list @param editor the path of a new object; an id follows after a slash */
export function objectPaths(list: string, editor: string): ObjectPaths {
  return {
    listPath: (search = '') => (search === '' ? list : `${list}?${search}`),
    newPath: editor,
    pathOfId: (id) => (id === '' ? editor : `${editor}/${encodeURIComponent(id)}`),
    idIn: (pathname) => {
      const raw = pathname.startsWith(`${editor}/`)
        ? (pathname.slice(editor.length + 1).split('/')[0] ?? '')
        : '';
      try {
        return decodeURIComponent(raw);
      } catch {
        return raw;
      }
    },
  };
}
