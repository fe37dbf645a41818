import { isElement, type Markup } from './Markup.ts';

/** Which pictures of a document are fetched, and the text for the others. */
export interface PicturePolicy {
  readonly isAllowed: (address: string) => boolean;
  /** The text of the placeholder for a picture that is not fetched. */
  readonly describe: (address: string) => string;
}

/** Whether an address is of the same origin as the page. */
export function isSameOrigin(address: string, base: string): boolean {
  const url = URL.parse(address, base);
  return url !== null && url.origin === URL.parse(base)?.origin;
}

/** Attributes of the placeholder for a picture. */
export function blockedAttributes(description: string): Record<string, string> {
  return { 'data-part': 'blocked-picture', role: 'img', 'aria-label': description };
}

/** A document in which placeholders replace the pictures that are not fetched: for showing, never for keeping. */
export function withBlockedPictures(content: readonly Markup[], policy: PicturePolicy): readonly Markup[] {
  return content.map((node) => {
    if (typeof node === 'string' || !isElement(node)) return node;
    const address = node.attributes['src'];
    if (node.tag !== 'img' || address === undefined || policy.isAllowed(address))
      return { ...node, children: withBlockedPictures(node.children, policy) };
    const text = policy.describe(address);
    return { tag: 'span', attributes: blockedAttributes(text), children: [text] };
  });
}
