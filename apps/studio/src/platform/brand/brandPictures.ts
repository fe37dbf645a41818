import { proxy, useSnapshot } from 'valtio';

/** The pictures of the brand, by what their addresses call them. */
export const brandSlots = ['brand-mark', 'brand-mark-dark', 'favicon', 'sign-in-picture'] as const;

export type BrandSlot = (typeof brandSlots)[number];

/** A picture that somebody has chosen. */
export interface BrandPicture {
  readonly url: string;
  /** Changes with the picture. */
  readonly etag: string;
}

export type BrandPictures = Readonly<Partial<Record<BrandSlot, BrandPicture>>>;

/** Where the browser keeps which pictures there are, so that a page begins with them. */
export const brandStorageKey = 'studio.brand';

/** The pictures that are shown. */
export const brandState = proxy<{ pictures: BrandPictures }>({ pictures: readKept() });

/** Where a picture of the brand is; null while none is chosen. A component draws again when it is another one. */
export function useBrandPicture(slot: BrandSlot): string | null {
  return useSnapshot(brandState).pictures[slot]?.url ?? null;
}

/** Where the server has a picture of the brand. */
export function brandAddress(slot: BrandSlot): string {
  return `/files/${slot}`;
}

function readKept(): BrandPictures {
  try {
    const etags: Readonly<Record<string, unknown>> =
      JSON.parse(localStorage.getItem(brandStorageKey) ?? '{}') ?? {};
    return Object.fromEntries(
      brandSlots.flatMap((slot) => {
        const etag = etags[slot];
        return typeof etag === 'string' ? [[slot, { url: brandAddress(slot), etag }]] : [];
      }),
    );
  } catch {
    return {};
  }
}
