/** The paths of an area whose objects are addressed by an id. */
export interface ObjectPaths {
  /** @param search a query string without the question mark */
  listPath(search?: string): string;
  /** Where a new object is made. */
  readonly newPath: string;
  /** @param name is part of the address of an object that is there, where addresses are `isNamed`. Default: a dash */
  pathOfId(id: string, name?: string): string;
  /** What of the path of an editor follows the path of a new object, for a router. */
  readonly objectPattern: string;
  /** The id in an editor's path; empty for a new object. */
  idIn(pathname: string): string;
  /** A path without what only people read of it: the same for all paths of an object. */
  ownPath(pathname: string): string;
}

/**
 * Makes the paths of an area.
 * @param list the path of its list
 * @param editor the path of a new object; an id follows after a slash
 * @param isNamed the object's name is put before the id, for people; only the id is read. Default: false
 */
export function objectPaths(list: string, editor: string, isNamed = false): ObjectPaths {
  const place = isNamed ? 2 : 1;
  const paths: ObjectPaths = {
    listPath: (search = '') => (search === '' ? list : `${list}?${search}`),
    newPath: editor,
    objectPattern: isNamed ? '/:name?/:id?' : '/:id?',
    pathOfId: (id, name = '') => {
      if (id === '') return editor;
      // A name of dots would lead to another folder.
      const shown = isNamed ? `/${/^\.*$/.test(name) ? '-' : encodeURIComponent(name)}` : '';
      return `${editor}${shown}/${encodeURIComponent(id)}`;
    },
    idIn: (pathname) => {
      const raw = pathname.startsWith(`${editor}/`)
        ? (pathname.slice(editor.length).split('/')[place] ?? '')
        : '';
      try {
        return decodeURIComponent(raw);
      } catch {
        return raw;
      }
    },
    ownPath: (pathname) => {
      const id = isNamed ? paths.idIn(pathname) : '';
      return id === '' ? pathname : paths.pathOfId(id);
    },
  };
  return paths;
}
