import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from '../model/links.ts';
import type { PicturePolicy } from '../model/picturePolicy.ts';
import { BlockStyles } from './BlockStyles.ts';
import { Picture } from './Picture.ts';
import { TextStyles } from './TextStyles.ts';

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
    TextStyles,
    BlockStyles,
    Picture.configure({ inline: true, allowBase64: false, resize: false, policy }),
  ];
}
