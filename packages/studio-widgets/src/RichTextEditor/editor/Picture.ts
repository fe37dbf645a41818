import { Image, type ImageOptions } from '@tiptap/extension-image';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isAllowedPicture } from '../model/links.ts';
import { blockedAttributes, type PicturePolicy } from '../model/picturePolicy.ts';

interface PictureOptions extends ImageOptions {
  policy: PicturePolicy;
}

function drawPicture(attributes: Readonly<Record<string, unknown>>, policy: PicturePolicy): HTMLElement {
  const address = String(attributes['src'] ?? '');
  const isShown = policy.isAllowed(address);
  const element = document.createElement(isShown ? 'img' : 'span');
  const drawn = isShown ? attributes : blockedAttributes(policy.describe(address));
  for (const [name, value] of Object.entries(drawn))
    if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  if (!isShown) element.textContent = policy.describe(address);
  return element;
}

const viewOf = ({ attrs }: Node, policy: PicturePolicy) => ({ dom: drawPicture(attrs, policy) });

/**
 * Pictures are not dragged about and come from addresses alone, never from their own bytes. For those that the policy does
 * not allow a placeholder is drawn, and nothing is fetched; the document keeps them.
 */
export const Picture = Image.extend<PictureOptions>({
  draggable: false,
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isAllowedPicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  // Twice, because without a node view the schema draws the `img`, which fetches it: an editor is drawn before it has its plugins, and
  // loses the node views of its extensions when it is locked or unmounted.
  addNodeView() {
    const { policy } = this.options;
    return ({ node }) => viewOf(node, policy);
  },
  addProseMirrorPlugins() {
    const { policy } = this.options;
    return [new Plugin({ props: { nodeViews: { [this.name]: (node) => viewOf(node, policy) } } })];
  },
});
