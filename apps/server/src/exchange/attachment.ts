/** `<prefix>_<yyyyMMdd_HHmmss>.<extension>`, in the server's time zone. */
export function timestampedFileName(prefix: string, time: number, extension: string): string {
  const date = new Date(time);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}${pad(date.getMonth() + 1)}${pad(date.getDate())}`;
  const hour = `${pad(date.getHours())}${pad(date.getMinutes())}${pad(date.getSeconds())}`;
  return `${prefix}_${day}_${hour}.${extension}`;
}

/** A Content-Disposition header for a download (RFC 6266), whatever the name holds. Default: the file is to be saved. */
export function attachment(fileName: string, disposition: 'attachment' | 'inline' = 'attachment'): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
