import type { Readable } from 'node:stream';
import { imageSize } from 'image-size';
import { SaxesParser } from 'saxes';
import type { KnownContentType } from './recogniseContent.ts';

/** Pixels; null for what is no picture, and for an SVG without a size. A type, so that documents may hold it. */
export type Size = { width: number | null; height: number | null };

/** What was found when the size of a picture was looked for; a fault is the end of a sentence about the file. */
export type SizeFinding = { size: Size; fault: null } | { size: null; fault: string };

/** Larger than any picture: what says that it has more is passed over. */
const mostPixels = 1_000_000;
/** Bytes of a picture that are searched for its size, which is in its header: 1 MiB. */
const headerLength = 1024 * 1024;
const pictures: ReadonlySet<KnownContentType> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/x-icon',
]);

/**
 * Reads how large a picture is from its header: of an icon the largest of its pictures, of a photograph as it is to be turned. A picture
 * whose header is damaged has a fault, as has an SVG that is not to be taken (see `readSvgSize`).
 * @param mediaType the type that was recognised from its bytes
 */
export async function readImageSize(mediaType: KnownContentType, source: Readable): Promise<SizeFinding> {
  if (mediaType === 'image/svg+xml') {
    const { fault, ...size } = await readSvgSize(source);
    return fault === null
      ? { size: { width: within(size.width), height: within(size.height) }, fault }
      : { size: null, fault };
  }
  if (!pictures.has(mediaType)) {
    source.destroy();
    return { size: { width: null, height: null }, fault: null };
  }
  const size = sizeIn(await readHeader(source));
  return size ? { size, fault: null } : { size: null, fault: 'is damaged: it does not say how large it is' };
}

function sizeIn(header: Buffer): Size | null {
  try {
    // A small Buffer is a part of a larger one that others share, and image-size would read on past its end.
    const { width, height, images = [], orientation = 1 } = imageSize(new Uint8Array(header));
    const { width: across, height: down } = images.reduce(
      (largest, each) => (each.width > largest.width ? each : largest),
      { width, height },
    );
    // From the fifth on an orientation is one that lies on its side.
    const [wide, high] = orientation < 5 ? [within(across), within(down)] : [within(down), within(across)];
    return wide === null || high === null ? null : { width: wide, height: high };
  } catch {
    return null;
  }
}

async function readHeader(source: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  // Leaving the loop ends the stream.
  for await (const bytes of source as AsyncIterable<Buffer>) {
    parts.push(bytes);
    length += bytes.length;
    if (length >= headerLength) break;
  }
  return Buffer.concat(parts);
}

function within(pixels: number | null): number | null {
  if (pixels === null) return null;
  const whole = Math.round(pixels);
  return whole >= 1 && whole <= mostPixels ? whole : null;
}

/** How large an SVG says that it is, in pixels; or why it is not to be taken, as the end of a sentence about the file. */
interface SvgFinding {
  width: number | null;
  height: number | null;
  fault: string | null;
}

const deepest = 256;
const mostAttributes = 1000;
/** Of a document type, in characters. */
const longestDeclaration = 1000;

class SvgFault extends Error {}

/**
 * Reads an SVG to its end, piece by piece. It must be well-formed XML in UTF-8, with no entity but those that are built in: a document type
 * that declares anything is refused before anything could be made of it, and nothing is fetched. Scripts and foreign content are not
 * looked for: an SVG has to be served so that it runs nothing.
 */
async function readSvgSize(source: AsyncIterable<Uint8Array>): Promise<SvgFinding> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const root = new Map<string, string>();
  let depth = 0;
  let attributes = 0;
  parser.on('error', () => {
    throw new SvgFault('is damaged: it is not well-formed XML');
  });
  parser.on('doctype', (text) => {
    if (!text.includes('[') && text.length <= longestDeclaration) return;
    throw new SvgFault('declares entities, which are not taken');
  });
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    if (depth > deepest) throw new SvgFault(`nests its parts more than ${deepest} deep`);
  });
  parser.on('attribute', ({ name, value }) => {
    attributes += 1;
    if (attributes > mostAttributes) {
      throw new SvgFault(`has a part with more than ${mostAttributes} attributes`);
    }
    if (depth === 1) root.set(name, value);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const bytes of source) parser.write(decode(decoder, bytes));
    parser.write(decode(decoder)).close();
    return { ...sizeOf(root), fault: null };
  } catch (error) {
    if (!(error instanceof SvgFault)) throw error;
    return { width: null, height: null, fault: error.message };
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch (cause) {
    throw new SvgFault('is not written in UTF-8', { cause });
  }
}

/** What the root says in pixels, else what its view box says. */
function sizeOf(root: ReadonlyMap<string, string>): Omit<SvgFinding, 'fault'> {
  const [width, height] = [pixelsIn(root.get('width')), pixelsIn(root.get('height'))];
  if (width !== null && height !== null) return { width, height };
  const [, , across, down] = (root.get('viewBox') ?? '').trim().split(/[\s,]+/);
  return { width: width ?? pixelsIn(across), height: height ?? pixelsIn(down) };
}

function pixelsIn(text: string | undefined): number | null {
  const number = /^\s*(\d{1,9}(?:\.\d{1,9})?)(?:px)?\s*$/.exec(text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}
