import { hash } from 'node:crypto';
import type { ConfiguredFileDoc, ConfiguredType } from '../../kinds/configuredFile/ConfiguredFileDoc.ts';
import { productFiles } from '../../kinds/configuredFile/productFiles.ts';
import { type Letter, pdfOf } from '../documents/letters.ts';
import { drawHarbour } from './drawHarbour.ts';
import { drawHills, drawMark, type Ground, iconOf } from './drawPictures.ts';

/** The bytes of a file, and what its document says of them. */
interface DemoContent {
  bytes: Buffer;
  mediaType: ConfiguredType;
  fileName: string;
  width: number | null;
  height: number | null;
}

/** A file or icon of the demo before its author and time are known. */
export interface DemoFiled {
  doc: ConfiguredFileDoc;
  /** Null when no file was chosen. */
  bytes: Buffer | null;
}

const dawn: Ground = { top: [36, 66, 104], bottom: [226, 178, 140], hill: [38, 62, 58] };
const noon: Ground = { top: [122, 168, 206], bottom: [224, 236, 242], hill: [86, 128, 92] };
const dusk: Ground = { top: [44, 38, 70], bottom: [176, 112, 96], hill: [34, 34, 48] };

function hills(fileName: string, width: number, height: number, ground: Ground): DemoContent {
  const bytes = drawHills(width, height, ground);
  return { bytes, mediaType: 'image/png', fileName, width, height };
}

function mark(fileName: string, ink: string): DemoContent {
  return { bytes: drawMark(ink), mediaType: 'image/svg+xml', fileName, width: 160, height: 40 };
}

function pdf(fileName: string, letter: Letter): DemoContent {
  return { bytes: pdfOf(letter), mediaType: 'application/pdf', fileName, width: null, height: null };
}

const favicon: DemoContent = {
  ...hills('favicon.ico', 32, 32, dawn),
  ...{ bytes: iconOf(32, drawHills(32, 32, dawn)), mediaType: 'image/x-icon' },
};

const harbour: DemoContent = {
  ...{ bytes: drawHarbour(), mediaType: 'image/svg+xml', fileName: 'harbour.svg', width: 960, height: 1200 },
};

/** What the product has places for, by name; the others have none yet. */
const chosen: ReadonlyMap<string, DemoContent> = new Map([
  ['Brand mark', mark('larkspur.svg', '#243f68')],
  ['Brand mark, dark', mark('larkspur-dark.svg', '#e8edf4')],
  ['Favicon', favicon],
  ['Sign-in picture', harbour],
  ['Letterhead', mark('letterhead.svg', '#1c1c1c')],
  ['Header image', hills('email-header.png', 240, 48, noon)],
]);

const custom: [name: string, description: string, carrierOnly: boolean, content: DemoContent][] = [
  [
    'Claims reporting card',
    'Handed to insureds with the policy: whom to call, at any hour',
    false,
    pdf('claims-reporting-card.pdf', {
      title: 'How to Report a Claim',
      paragraphs: [
        'Call (800) 555-0142 at any hour, or write to claims@example.com.',
        'Keep the policy number, the place and the time at hand, and photographs of the damage.',
        'Protect the property from further loss, and keep receipts for what that costs.',
      ],
    }),
  ],
  ['Carrier watermark', 'Behind the pages of specimen policies', true, mark('specimen-mark.svg', '#d4d4d4')],
  [
    'Coastal wind zones',
    'Beside the questions on wind and hail',
    false,
    hills('coastal-zones.png', 160, 100, noon),
  ],
  ['Inland flood zones', 'Beside the questions on flood', false, hills('flood-zones.png', 160, 100, dusk)],
  ['Proposal divider', 'Between the sections of a proposal', false, hills('divider.png', 300, 12, dawn)],
  ['Reinsurer logo', 'On binders that are ceded by treaty', true, mark('treaty-logo.svg', '#5a2b45')],
  [
    'Safety award badge',
    'On renewals of insureds without losses in five years',
    false,
    hills('award.png', 64, 64, dusk),
  ],
];

/** Files and icons of the demo: the product's own, two of which have no file yet, and some that people added. */
export const configuredFiles: readonly DemoFiled[] = [
  ...productFiles.map((file) => filed(file, chosen.get(file.name) ?? null)),
  ...custom.map(([name, description, carrierOnly, content]) =>
    filed({ name, description, carrierOnly, grouping: null, required: false }, content),
  ),
];

function filed(doc: Omit<ConfiguredFileDoc, 'file'>, content: DemoContent | null): DemoFiled {
  if (content === null) return { doc: { ...doc, file: null }, bytes: null };
  const { bytes, ...known } = content;
  const file = { digest: hash('sha256', bytes, 'base64url'), size: bytes.length, ...known };
  return { doc: { ...doc, file }, bytes };
}
