/** What a field for a file holds of it. */
export type FileReference =
  | { readonly is: 'none' }
  /** A file on the server. */
  | { readonly is: 'saved'; readonly id: string; readonly name: string }
  /** A file that was chosen here and is uploaded with the next save. */
  | { readonly is: 'pending'; readonly key: string; readonly name: string };

/** The id of what is not uploaded yet. */
export const pendingId = '-1';

/** The value of a field without a file. */
export const noFile = '';

/** The value of a field for a file on the server. @param id as the server has it, without a slash */
export function savedFile(id: string | number, name: string): string {
  return `${id}/${name}`;
}

/** The value of a field for a file that is still to be uploaded. @param key of the file among those that are pending */
export function pendingFile(key: string, name: string): string {
  return `${pendingId}:${key}/${name}`;
}

/** Reads the value of a field for a file. */
export function readFileValue(value: string): FileReference {
  const slash = value.indexOf('/');
  if (slash === -1) return { is: 'none' };
  const [id = '', name] = [value.slice(0, slash), value.slice(slash + 1)];
  return id.startsWith(`${pendingId}:`)
    ? { is: 'pending', key: id.slice(pendingId.length + 1), name }
    : { is: 'saved', id, name };
}
