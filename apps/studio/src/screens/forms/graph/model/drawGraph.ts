import type { FormTemplateGraph, FormTemplateLink, FormTemplateNode } from '@studio/api';
import { layerForms } from './layerForms.ts';
import type { Box } from './viewport.ts';

/** A form in the picture, by its upper left corner. Lengths are in units of the picture, which are pixels at its full size. */
export interface DrawnForm {
  readonly form: FormTemplateNode;
  readonly x: number;
  readonly y: number;
}

/** Why forms name others. */
export const linkKinds = ['preceding', 'link', 'rule', 'expression'] as const;

/** Why a form names another. */
export type LinkKind = (typeof linkKinds)[number];

/** A link in the picture. */
export interface DrawnLink {
  readonly key: string;
  readonly link: FormTemplateLink;
  readonly kind: LinkKind;
  /** What an SVG path takes. It begins at what is named. */
  readonly path: string;
}

/** The whole picture. */
export interface DrawnGraph {
  readonly forms: readonly DrawnForm[];
  readonly links: readonly DrawnLink[];
  /** Where the heading of the forms without links begins, by its base line; null where there are none. */
  readonly alone: Pick<DrawnForm, 'x' | 'y'> | null;
  readonly width: number;
  readonly height: number;
}

/** Of the box of a form. */
export const boxWidth = 200;
export const boxHeight = 48;
const columnGap = 96;
const rowGap = 16;
const margin = 24;

const kinds: Readonly<Record<FormTemplateLink['type'], LinkKind>> = {
  1: 'expression',
  2: 'link',
  3: 'rule',
  5: 'preceding',
};

/** Places forms from left to right: what is named is before what names it. */
export function drawGraph({ forms, links }: Pick<FormTemplateGraph, 'forms' | 'links'>): DrawnGraph {
  const places = layerForms(
    forms.map(({ uniqueName }) => ({ name: uniqueName })),
    links,
  );
  const drawn = forms.flatMap((form) => {
    const place = places.get(form.uniqueName);
    if (place === undefined) return [];
    const { layer, row } = place;
    return [{ form, x: margin + layer * (boxWidth + columnGap), y: margin + row * (boxHeight + rowGap) }];
  });
  const byName = new Map(drawn.map((each) => [each.form.uniqueName, each]));
  const lines = links.flatMap((link) => {
    const [from, to] = [byName.get(link.from), byName.get(link.to)];
    if (!from || !to) return [];
    const kind = kinds[link.type];
    return [{ key: `${link.from} ${link.to} ${kind}`, link, kind, path: curve(to, from, kind) }];
  });
  const tied = new Set(lines.flatMap(({ link: { from, to } }) => (from === to ? [] : [from, to])));
  const alone = drawn.filter(({ form }) => !tied.has(form.uniqueName)).map(({ x }) => x);
  const right = Math.max(0, ...drawn.map(({ x }) => x + boxWidth));
  const bottom = Math.max(0, ...drawn.map(({ y }) => y + boxHeight));
  return {
    ...{ forms: drawn, links: lines, width: right + margin, height: bottom + margin },
    alone: alone.length === 0 ? null : { x: Math.min(...alone), y: margin - 8 },
  };
}

/** The place of a form in the picture; null for one that is not there, or none. */
export function boxOf({ forms }: DrawnGraph, name: string | null): Box | null {
  const found = forms.find(({ form }) => form.uniqueName === name);
  return found ? { x: found.x, y: found.y, width: boxWidth, height: boxHeight } : null;
}

const offsets: Readonly<Record<LinkKind, number>> = { preceding: -9, link: -3, rule: 3, expression: 9 };

/** From the right edge of what is named to the left edge of what names it; links for several reasons lie beside each other. */
function curve(start: DrawnForm, end: DrawnForm, kind: LinkKind): string {
  const shift = boxHeight / 2 + offsets[kind];
  const [x1, y1] = [start.x + boxWidth, start.y + shift];
  const [x2, y2] = [end.x, end.y + shift];
  const bend = Math.max(columnGap / 2, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${y1} C ${x1 + bend} ${y1}, ${x2 - bend} ${y2}, ${x2} ${y2}`;
}
