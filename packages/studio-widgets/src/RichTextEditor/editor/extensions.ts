import { type Extensions, Mark } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from '../model/links.ts';
import type { PicturePolicy } from '../model/picturePolicy.ts';
import { BlockStyles } from './BlockStyles.ts';
import { Picture } from './Picture.ts';
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
