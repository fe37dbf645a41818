const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * The text of an element of a field's options.
 * @param options XML of one root, as the server has checked it
 * @param name letters alone
 * @returns empty where there is no such element, or nothing in it
 */
export function readOption(options: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}(?:\\s[^>]*)?(?<!/)>([^<]*)</`).exec(options) ?? [];
  return text.replace(/&(lt|gt|amp|quot|apos);/g, (all, entity: string) => entities[entity] ?? all);
}
