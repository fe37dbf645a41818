const schemes = ['http', 'https', 'mailto', 'tel'] as const;

const sameSite = /^(?:\/(?!\/)|[#?]|\.{1,2}\/)/;
/** What the URL parser lets through in a host although no host has it, and an attribute must not. */
const notInHosts = /["'`{}]/;
/** An address that begins with a placeholder, which is filled in before anybody follows it. */
const filledIn = /^\{\{[\w.]+\}\}[^\s"'`<>\\]*$/;
const unseen = /[\p{Cc}\p{Cf}\s]/gu;

/** The scheme that a browser would see in an address, in lower case; undefined for an address without one. */
export function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(unseen, ''))?.[1]?.toLowerCase();
}

/**
 * Whether an address leads where links may lead: http, https, mailto or tel, a place on the same site, or where a placeholder
 * such as `{{quoteUrl}}` will say. Whoever fills that in answers for what it becomes.
 */
export function isAllowedLink(address: string): boolean {
  if (filledIn.test(address.trim())) return true;
  const scheme = schemeOf(address);
  if (scheme !== undefined) return schemes.some((allowed) => allowed === scheme);
  const readings = [address.trim(), address.replaceAll(unseen, '')];
  return readings.every((text) => sameSite.test(text)) && !address.includes('\\');
}

/** Whether a picture may come from an address: http or https, or the same site. */
export function isAllowedPicture(address: string): boolean {
  const scheme = schemeOf(address);
  if (filledIn.test(address.trim())) return false;
  return scheme === undefined ? isAllowedLink(address) : scheme === 'http' || scheme === 'https';
}

function encodeRest(rest: string): string {
  const encoded = encodeURI(rest.toWellFormed())
    .replaceAll(/%25(?=[\da-f]{2})/gi, '%')
    .replaceAll("'", '%27');
  return withPlaceholders(encoded);
}

/** Placeholders within an address stay what they are. */
function withPlaceholders(encoded: string): string {
  return encoded.replaceAll(/%7B%7B([\w.]+)%7D%7D/gi, '{{$1}}');
}

function webAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url?.hostname || notInHosts.test(url.hostname)) return undefined;
  if (!(url.protocol === 'http:' || url.protocol === 'https:')) return undefined;
  return withPlaceholders(url.href.replaceAll("'", '%27'));
}

/**
 * An address as it was typed or pasted, made into what a link may hold: encoded, with `https://` or `mailto:` before
 * what has no scheme and is no place on the same site. Undefined for what leads nowhere or where links may not lead.
 */
export function linkHref(typed: string): string | undefined {
  const text = typed.trim();
  if (filledIn.test(text)) return text;
  const scheme = schemeOf(text);
  if (scheme === undefined && isAllowedLink(text)) return encodeRest(text);
  const isHostWithPort = /^[\w.-]+\.[a-z]{2,}:\d+/i.test(text);
  if (scheme === undefined || isHostWithPort) {
    if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${encodeRest(text)}`;
    return /^[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#].*)?$/s.test(text) ? webAddress(`https://${text}`) : undefined;
  }
  if (scheme === 'http' || scheme === 'https') return webAddress(text);
  const [, rest = ''] = /^[^:]+:(.*)$/s.exec(text) ?? [];
  const isTelling = scheme === 'mailto' ? /[^\s@]@[^\s@]/.test(rest) : /\d/.test(rest);
  return isAllowedLink(text) && isTelling ? `${scheme}:${encodeRest(rest.trim())}` : undefined;
}

/**
 * The address of a link that a document already has, encoded. It is kept wherever links may lead, also when nobody could
 * enter it, such as `tel:reception`. Undefined for what is not kept.
 */
export function keptHref(address: string): string | undefined {
  if (!isAllowedLink(address)) return undefined;
  if (filledIn.test(address.trim())) return address.trim();
  const [, rest = ''] = /^[^:]+:(.*)$/s.exec(address.trim()) ?? [];
  const encoded = `${schemeOf(address)}:${encodeRest(rest)}`;
  return linkHref(address) ?? linkHref(encoded) ?? encoded;
}
