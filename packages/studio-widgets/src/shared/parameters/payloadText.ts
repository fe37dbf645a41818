/** Characters of a payload that are shown. */
export const longestPayloadText = 2_000;

/** The start of a payload as JSON; '…' for one that has no JSON: nested too deep for the browser, or in a circle. */
export function payloadText(payload: unknown): string {
  try {
    return JSON.stringify(payload)?.slice(0, longestPayloadText) ?? '';
  } catch {
    return '…';
  }
}
