import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink, isAllowedPicture } from '../model/links.ts';
import { BlockStyles } from './BlockStyles.ts';
import { TextStyles } from './TextStyles.ts';

/** Pictures are not dragged about and come from addresses alone, never from their own bytes. */
const Picture = Image.extend({
  draggable: false,
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (isAllowedPicture(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
});

/** Everything that the editor can hold. Nothing in it adds to a document that is only loaded. */
export const extensions = [
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
  TextStyles,
  BlockStyles,
  Picture.configure({ inline: true, allowBase64: false, resize: false }),
];
