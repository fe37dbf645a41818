import type { Result } from '@studio/api';

/** Hands a downloaded file to the browser under the name the server gave it. */
export function saveFile({ data, response }: Result<Blob>, fallbackName: string): void {
  saveBlob(data, fileNameOf(response.headers.get('Content-Disposition')) ?? fallbackName);
}

/** Hands a file to the browser to be saved. */
export function saveBlob(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file name of a Content-Disposition header (RFC 6266), the extended form first; null when it has none. */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  if (extended !== undefined) return decodeSafely(extended.trim());
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  return /filename\s*=\s*([^;\s]+)/i.exec(header)?.[1] ?? null;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
