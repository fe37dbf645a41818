import {
  type BrandPicture,
  type BrandPictures,
  type BrandSlot,
  brandAddress,
  brandSlots,
  brandState,
  brandStorageKey,
} from './brandPictures.ts';

let turn = Promise.resolve();

/**
 * Asks which pictures there are, and shows them. One after the other: each file of a save announces a change, and an earlier answer must not come after a later one.
 */
export function askBrandPictures(): void {
  turn = turn.then(askAll).catch(() => undefined);
}

/** Asks which pictures there are, and shows the favicon. What cannot be asked stays as it was. */
async function askAll(): Promise<void> {
  const asked = await Promise.all(brandSlots.map(async (slot) => [slot, await ask(slot)] as const));
  const found = asked.filter((each): each is [BrandSlot, BrandPicture] => each[1] !== null);
  const before = brandState.pictures;
  const pictures: BrandPictures = Object.fromEntries(found);
  if (brandSlots.some((slot) => before[slot]?.url !== pictures[slot]?.url)) brandState.pictures = pictures;
  for (const slot of brandSlots) {
    const url = before[slot]?.url;
    if (url?.startsWith('blob:') && url !== pictures[slot]?.url) URL.revokeObjectURL(url);
  }
  showFavicon(pictures.favicon);
  keep(pictures);
}

async function ask(slot: BrandSlot): Promise<BrandPicture | null> {
  const known = brandState.pictures[slot] ?? null;
  try {
    const response = await fetch(brandAddress(slot), { cache: 'no-cache' });
    if (response.status === 204) return null;
    const etag = response.headers.get('ETag');
    if (!response.ok || etag === null || etag === known?.etag) return known;
    // Under an address of its own: at the one of its slot a page goes on showing the picture that it has.
    return { url: URL.createObjectURL(await response.blob()), etag };
  } catch {
    return known;
  }
}

/** The fragment makes another favicon another address, at which browsers ask anew. */
function showFavicon(chosen: BrandPicture | undefined): void {
  const url =
    chosen === undefined ? '/icon.svg' : `${brandAddress('favicon')}#${encodeURIComponent(chosen.etag)}`;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link === null || link.getAttribute('href') === url) return;
  link.removeAttribute('type');
  link.href = url;
}

function keep(pictures: BrandPictures): void {
  const etags = Object.entries(pictures).map(([slot, { etag }]) => [slot, etag]);
  try {
    localStorage.setItem(brandStorageKey, JSON.stringify(Object.fromEntries(etags)));
  } catch {
    // The next page begins with the mark that is built in.
  }
}
