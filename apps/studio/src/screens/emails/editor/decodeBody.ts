/**
 * A body as it is edited. One that was stored with its markup encoded, and so has no tag in it, is decoded once: angle brackets,
 * ampersands and spaces that do not break. In one with tags, what is encoded is meant as text.
 */
export function decodeBody(body: string): string {
  if (/<[a-z!/]/i.test(body)) return body;
  return body
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}
