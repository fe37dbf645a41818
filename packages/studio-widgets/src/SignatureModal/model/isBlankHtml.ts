/** Whether a document shows nothing: it has neither letters nor pictures nor lines. */
export function isBlankHtml(html: string): boolean {
  if (/<(?:img|hr)\b/i.test(html)) return false;
  const text = html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/<[^>]*>/g, '');
  return text.replaceAll(/&nbsp;|&#160;|&#xa0;/gi, ' ').trim() === '';
}
