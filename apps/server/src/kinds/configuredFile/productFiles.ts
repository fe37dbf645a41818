import type { ConfiguredFileDoc } from './ConfiguredFileDoc.ts';

/** A file that the product has a place for. */
export type ProductFile = Omit<ConfiguredFileDoc, 'file' | 'grouping'> & { grouping: string };

function productFile(
  grouping: string,
  name: string,
  description: string,
  given: { required: boolean; carrierOnly?: boolean },
): ProductFile {
  return { name, description, carrierOnly: false, grouping, ...given };
}

const branding = 'Branding';
const documents = 'Documents';
const email = 'E-mail';

/** The pictures that the console shows to everybody, by what their addresses call them. */
export const brandPictures: ReadonlyMap<string, ProductFile> = new Map([
  [
    'brand-mark',
    productFile(branding, 'Brand mark', 'At the top of every screen, on a light ground', { required: true }),
  ],
  [
    'brand-mark-dark',
    productFile(branding, 'Brand mark, dark', 'At the top of every screen, on a dark ground', {
      required: false,
    }),
  ],
  ['favicon', productFile(branding, 'Favicon', 'In the tabs and bookmarks of browsers', { required: true })],
  [
    'sign-in-picture',
    productFile(branding, 'Sign-in picture', 'Beside the form of the sign-in', { required: false }),
  ],
]);

/** Every file that the product has a place for. They are made with the store, and stay. */
export const productFiles: readonly ProductFile[] = [
  ...brandPictures.values(),
  productFile(documents, 'Letterhead', 'At the top of letters, proposals and binders', { required: true }),
  productFile(documents, 'Proposal cover', 'The first page of a proposal', { required: false }),
  productFile(email, 'Header image', 'Above the text of e-mails', { required: true }),
  productFile(email, 'Footer image', 'Below the text of e-mails', { required: false }),
];
