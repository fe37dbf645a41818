import { SaxesParser } from 'saxes';

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
export async function readSvgSize(source: AsyncIterable<Uint8Array>): Promise<SvgFinding> {
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
