const schemes = ['http', 'https', 'mailto', 'tel'] as const;

const sameSite = /^(?:\/(?!\/)|[#?]|\.{1,2}\/)/;
/** What the URL parser lets through in a host although no host has it, and an attribute must not. */
const notInHosts = /["'`{}]/;
/** A placeholder in an address, which is filled in before the address is followed. */
const placeholder = /\{\{[\w.]+\}\}/g;
/** An address that begins with a placeholder. After it no scheme can follow, should nothing be filled in. */
const filledIn = /^(?:\{\{[\w.]+\}\})+(?::\d+)?(?:[/?#][^\s"'`<>\\]*|[^\s"'`<>\\:]*)$/;
/** An address of mail of which a part is filled in. */
const mailAddress = /^[^\s@/:?#]+@[^\s@/:?#]+(?:\?.*)?$/;
const unseen = /[\p{Cc}\p{Cf}\s]/gu;

/** The scheme that a browser would see in an address, in lower case; undefined for an address without one. */
export function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(address.replaceAll(unseen, ''))?.[1]?.toLowerCase();
}

/**
 * Whether an address leads where links may lead: http, https, mailto or tel, a place on the same site, or where a placeholder
 * such as `{{quoteUrl}}` will say. What is filled in there is up to the product; nothing else of an address makes a scheme of it.
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

/**
 * Encodes an address by a function, and leaves its placeholders as they are: they go through it as words that occur nowhere else in
 * the address, and that are right in every part of it.
 */
function aroundPlaceholders(
  address: string,
  encode: (address: string) => string | undefined,
): string | undefined {
  const names: string[] = [];
  let word = 'xqpz';
  while (address.toLowerCase().includes(word)) word += 'q';
  const given = address.replaceAll(placeholder, (all) => `${word}${names.push(all) - 1}z`);
  return encode(given)?.replaceAll(
    new RegExp(`${word}(\\d+)z`, 'g'),
    (all, index: string) => names[Number(index)] ?? all,
  );
}

function encodeRest(rest: string): string {
  const encode = (text: string) =>
    encodeURI(text.toWellFormed())
      .replaceAll(/%25(?=[\da-f]{2})/gi, '%')
      .replaceAll("'", '%27');
  return aroundPlaceholders(rest, encode) ?? '';
}

function webAddress(address: string): string | undefined {
  return aroundPlaceholders(address, (text) => {
    const url = URL.parse(text);
    if (!url?.hostname || notInHosts.test(url.hostname)) return undefined;
    if (!(url.protocol === 'http:' || url.protocol === 'https:')) return undefined;
    return url.href.replaceAll("'", '%27');
  });
}

/** An address without a scheme that is no place on the same site: of mail, or of a page on another one. */
function completed(text: string): string | undefined {
  if (mailAddress.test(text) && /@(?:[^\s@]*\.[^\s@]|.*\{\{)/.test(text)) return `mailto:${encodeRest(text)}`;
  if (filledIn.test(text)) return text;
  return /^[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#].*)?$/s.test(text.replaceAll(placeholder, 'x'))
    ? webAddress(`https://${text}`)
    : undefined;
}

/**
 * An address as it was typed or pasted, made into what a link may hold: encoded, with `https://` or `mailto:` before
 * what has no scheme and is no place on the same site. Placeholders can be in each part but the scheme. Undefined for what is no address or where links may not lead.
 */
export function linkHref(typed: string): string | undefined {
  const text = typed.trim();
  const scheme = schemeOf(text);
  if (scheme === undefined && isAllowedLink(text) && !filledIn.test(text)) return encodeRest(text);
  const isHostWithPort = /^(?:[\w.-]|\{\{[\w.]+\}\})+\.(?:[a-z]{2,}|\{\{[\w.]+\}\}):\d+/i.test(text);
  if (scheme === undefined || isHostWithPort) return completed(text);
  if (scheme === 'http' || scheme === 'https') return webAddress(text);
  const [, rest = ''] = /^[^:]+:(.*)$/s.exec(text) ?? [];
  const isSpecific = /\{\{[\w.]+\}\}/.test(rest) || (scheme === 'mailto' ? /[^\s@]@[^\s@]/ : /\d/).test(rest);
  return isAllowedLink(text) && isSpecific ? `${scheme}:${encodeRest(rest.trim())}` : undefined;
}

/**
 * The address of a link that a document already has, encoded. It is kept wherever links may lead, also when it cannot be
 * entered, such as `tel:reception`. Undefined for what is not kept.
 */
export function keptHref(address: string): string | undefined {
  if (!isAllowedLink(address)) return undefined;
  if (filledIn.test(address.trim())) return address.trim();
  const [, rest = ''] = /^[^:]+:(.*)$/s.exec(address.trim()) ?? [];
  const encoded = `${schemeOf(address)}:${encodeRest(rest)}`;
  return linkHref(address) ?? linkHref(encoded) ?? encoded;
}
