import type { OrganizationCard } from '../types.ts';

/** The text without blanks around it; undefined when there is none. */
export function present(text: string | null | undefined): string | undefined {
  return text?.trim() || undefined;
}

/** What an organization shows as; undefined for a type that is not known. */
export function organizationKind(type: number | null | undefined): 'agency' | 'carrier' | undefined {
  if (type === 1 || type === 4) return 'agency';
  return type === 2 || type === 3 ? 'carrier' : undefined;
}

/** Up to three address lines, then city, state and postal code joined by commas; without gaps for what is missing. */
export function addressOf(card: OrganizationCard): string[] {
  const lines = [card.addressLine1, card.addressLine2, card.addressLine3].map(present);
  const place = [card.city, card.state, card.postalCode].map(present).filter((part) => part !== undefined);
  return [...lines, present(place.join(', '))].filter((line) => line !== undefined);
}

const extension = /\s*(?:;ext=|#|\b(?:ext|extension|x)\b\.?|x(?=\s*\d))\s*(\d+)\s*$/i;

/**
 * A `tel:` address, in which blanks, brackets and other marks between the digits are left out and an extension is kept.
 * A text with other words, or without a digit, has no address.
 */
export function phoneHref(number: string): string | undefined {
  const [, digits] = extension.exec(number) ?? [];
  const main = number.replace(extension, '').trim();
  if (!/\d/.test(main) || !/^\+?[\d\s().\-/*]+$/.test(main)) return undefined;
  return `tel:${main.replaceAll(/[^\d*+]/g, '')}${digits ? `;ext=${digits}` : ''}`;
}

/**
 * A `mailto:` address, encoded so that the text can add neither further recipients nor headers. A text without an @
 * inside has no address.
 */
export function mailHref(address: string): string | undefined {
  const text = address.toWellFormed();
  const at = text.lastIndexOf('@');
  if (at < 1 || at === text.length - 1) return undefined;
  return `mailto:${encodeURIComponent(text.slice(0, at))}@${encodeURIComponent(text.slice(at + 1))}`;
}
