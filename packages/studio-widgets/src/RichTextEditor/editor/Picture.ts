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
  // A plugin, not `addNodeView`: the node views of extensions are dropped when an editor is unmounted or locked, and the
  // schema would draw the `img` then, which fetches it.
  addProseMirrorPlugins() {
    const { policy } = this.options;
    const image = ({ attrs }: Node) => ({ dom: drawPicture(attrs, policy) });
    return [new Plugin({ props: { nodeViews: { [this.name]: image } } })];
  },
});
