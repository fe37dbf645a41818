import { type Extensions, Mark } from '@tiptap/core';
import { Image, type ImageOptions } from '@tiptap/extension-image';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, isAllowedPicture } from '../model/links.ts';
import { blockedAttributes, type PicturePolicy } from '../model/picturePolicy.ts';
import { BlockStyles } from './BlockStyles.ts';
import { TextStyles } from './TextStyles.ts';

/** Letters above and below the line. They are read and kept; no button makes them. */
const scripts = (['sub', 'sup'] as const).map((tag) =>
  Mark.create({
    name: tag,
    excludes: 'sub sup',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
);

/** Everything that the editor can hold. Nothing in it adds to a document that is only loaded. */
export function createExtensions(policy: PicturePolicy): Extensions {
  return [
    StarterKit.configure({
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
      link: {
        autolink: false,
        linkOnPaste: false,
        openOnClick: false,
        isAllowedUri: (address) => isAllowedLink(address),
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    ...scripts,
    TextStyles,
    BlockStyles,
    Picture.configure({ inline: true, allowBase64: false, resize: false, policy }),
  ];
}

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
const Picture = Image.extend<PictureOptions>({
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
