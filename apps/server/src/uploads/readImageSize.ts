import type { Readable } from 'node:stream';
import { imageSize } from 'image-size';
import { readSvgSize } from './readSvgSize.ts';
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
