/** In bytes of UTF-8: what the file systems of today's computers have room for. */
const longestName = 255;

/** Names that Windows keeps for devices, with any extension. */
const devices = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** Why a name cannot be that of a file on every file system, as the end of a sentence; null when it can. */
export function fileNameFault(name: string): string | null {
  if (name.trim() === '') return 'is empty';
  if (!name.isWellFormed() || /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(name)) {
    return 'holds a control character';
  }
  const forbidden = /[<>:"/\\|?*]/.exec(name)?.[0];
  if (forbidden !== undefined) return `holds ${forbidden}`;
  if (/^ |[ .]$/.test(name)) return 'begins with a blank, or ends with one or with a dot';
  if (devices.test(name)) return 'is one that Windows keeps for a device';
  return Buffer.byteLength(name) > longestName ? `has more than ${longestName} bytes` : null;
}
