/** `<prefix>_<yyyyMMdd_HHmmss>.dbinit`, in the server's time zone. */
export function initializationFileName(prefix: string, time: number): string {
  const date = new Date(time);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}${pad(date.getMonth() + 1)}${pad(date.getDate())}`;
  return `${prefix}_${day}_${pad(date.getHours())}${pad(date.getMinutes())}${pad(date.getSeconds())}.dbinit`;
}

/** A Content-Disposition header for a download (RFC 6266), whatever the name holds. */
export function attachment(fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
