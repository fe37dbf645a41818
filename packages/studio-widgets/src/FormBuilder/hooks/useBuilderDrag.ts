import type { PointerEvent } from 'react';
import { useRowDrag } from '../../shared/rowDrag/useRowDrag.ts';
import type { PartSelection } from '../model/selection.ts';
import { sectionSpotAt, spotAt } from '../model/spots.ts';
import type { FormComponent, FormPartBase, Side, Spot } from '../types.ts';
import type { BuilderActions } from './useBuilderActions.ts';
import { partKeyOf } from './useCanvasFocus.ts';

interface BuilderDragOptions {
  readonly parts: readonly FormPartBase[];
  readonly components: readonly FormComponent[];
  readonly selection: PartSelection;
  readonly canvas: HTMLElement | null;
  /** What is around the canvas: below the last line, too, something can be dropped. */
  readonly dropArea: HTMLElement | null;
  readonly canDrag: boolean;
  readonly actions: BuilderActions;
}

/** Where what is dragged would go, and the line that shows it, in pixels from the corner of the canvas. */
export interface BuilderTarget {
  readonly spot: Spot;
  readonly line: {
    readonly top: number;
    readonly left: number;
    readonly width: number;
    readonly height: number;
  };
}

/** A drag of parts, or of a component from the palette. */
export interface BuilderDrag {
  readonly draggedId: string | undefined;
  readonly target: BuilderTarget | undefined;
  readonly onPointerOver: (event: PointerEvent) => void;
}

/** The share of a part at either end where others land in its row. */
const edge = 0.25;
const lineWidth = 3;

function sideOf(rect: DOMRect, { x, y }: { x: number; y: number }, isRtl: boolean): Side {
  const across = (x - rect.left) / Math.max(1, rect.width);
  const fromStart = isRtl ? 1 - across : across;
  if (fromStart < edge) return 'before';
  if (fromStart > 1 - edge) return 'after';
  return y < rect.top + rect.height / 2 ? 'above' : 'below';
}

/** The part under a point, else the nearest one of the line there, which may be the last one of the canvas. */
function partAt(canvas: HTMLElement, { x, y }: { x: number; y: number }): HTMLElement | null {
  const lines = [...canvas.querySelectorAll<HTMLElement>('[data-id]')];
  const line = lines.find((each) => y < each.getBoundingClientRect().bottom) ?? lines.at(-1);
  const parts = [...(line?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const distances = parts.map((each) => {
    const { left, right } = each.getBoundingClientRect();
    return Math.max(left - x, x - right, 0);
  });
  return parts[distances.indexOf(Math.min(...distances))] ?? null;
}

function targetAt(
  { parts, components, canvas }: BuilderDragOptions,
  id: string,
  point: { readonly x: number; readonly y: number },
): BuilderTarget | undefined {
  if (canvas === null) return undefined;
  const element = partAt(canvas, point);
  if (element === null) {
    const { width } = canvas.getBoundingClientRect();
    return {
      spot: spotAt(parts, 0, 'below'),
      line: { top: 8, left: 8, width: width - 16, height: lineWidth },
    };
  }
  const index = parts.findIndex(({ key }) => key === partKeyOf(element));
  const isSection =
    components.find((each) => componentId(each) === id)?.isSection ??
    parts.find(({ key }) => partId(key) === id)?.isHead ??
    false;
  const isRtl = getComputedStyle(canvas).direction === 'rtl';
  const rect = element.getBoundingClientRect();
  const side = sideOf(rect, point, isRtl);
  const around = canvas.getBoundingClientRect();
  const spot = isSection ? sectionSpotAt(parts, index, side) : spotAt(parts, index, side);
  const isInRow = spot.isBeside || spot.joinsNext;
  if (isInRow) {
    const isRight = (side === 'after') !== isRtl;
    const left = (isRight ? rect.right : rect.left) - around.left - lineWidth / 2;
    return { spot, line: { top: rect.top - around.top, left, width: lineWidth, height: rect.height } };
  }
  const before = canvas.querySelector(`[data-key="${CSS.escape(parts[spot.index]?.key ?? '')}"]`);
  const after = canvas.querySelector(`[data-key="${CSS.escape(parts[spot.index - 1]?.key ?? '')}"]`);
  const y = before?.getBoundingClientRect().top ?? after?.getBoundingClientRect().bottom ?? rect.bottom;
  const line = { top: y - around.top - lineWidth / 2, left: 8, width: around.width - 16, height: lineWidth };
  return { spot, line };
}

/** Drags parts over the canvas, and components from the palette onto it. */
export function useBuilderDrag(options: BuilderDragOptions): BuilderDrag {
  const { components, parts, selection, dropArea, canDrag, actions } = options;
  return useRowDrag<BuilderTarget>({
    ...{ canDrag, body: dropArea, handles: '[data-part=part], [data-part=component]' },
    findRow: (element) => {
      const { key, component } = element.dataset;
      if (key !== undefined) return { element, id: partId(key) };
      return component === undefined ? undefined : { element, id: `component ${component}` };
    },
    targetAt: (id, y, x) => targetAt(options, id, { x, y }),
    onDrop: (id, { spot }) => {
      const component = components.find((each) => componentId(each) === id);
      const part = parts.find(({ key }) => partId(key) === id);
      if (component !== undefined) actions.insert(component, spot);
      else if (part !== undefined)
        actions.moveTo(selection.keys.has(part.key) ? selection.keys : new Set([part.key]), spot);
    },
  });
}

function partId(key: string): string {
  return `part ${key}`;
}

function componentId({ id }: FormComponent): string {
  return `component ${id}`;
}
