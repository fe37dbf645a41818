/** What part of the picture is in sight: what a point of it is multiplied with, and then moved by, in pixels. */
export interface Viewport {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A width and a height in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A part of the picture, by its upper left corner, in units of the picture. */
export interface Box extends Extent {
  readonly x: number;
  readonly y: number;
}

/** The least and the most that a picture is drawn at. */
export const smallest = 0.2;
export const largest = 2;

/** The picture as large as it fits, but not larger than it is, and in the middle. */
export function fitPicture(picture: Extent, frame: Extent): Viewport {
  const scale = clamp(Math.min(frame.width / picture.width, frame.height / picture.height, 1));
  return {
    scale,
    x: Math.max(0, (frame.width - picture.width * scale) / 2),
    y: Math.max(0, (frame.height - picture.height * scale) / 2),
  };
}

/** The least that a picture is drawn at on its own: its smallest words, of 12 pixels at its full size, are 11 pixels high then. */
const readable = 11 / 12;

/**
 * What is in sight at first: the picture as large as it fits, if its words can be read then. Of a larger one, what is around a box.
 * @param at null for the upper left corner
 */
export function beginPicture(picture: Extent, frame: Extent, at: Box | null): Viewport {
  const fitted = fitPicture(picture, frame);
  if (fitted.scale >= readable) return fitted;
  const { x, y, width, height } = at ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    scale: readable,
    x: placeAround((x + width / 2) * readable, picture.width * readable, frame.width),
    y: placeAround((y + height / 2) * readable, picture.height * readable, frame.height),
  };
}

/** How far a picture is moved so that a point of it is in the middle, without room beyond its ends. What is smaller than the frame is in the middle. */
function placeAround(middle: number, size: number, room: number): number {
  if (size <= room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - middle));
}

/** Larger or smaller by a factor; the point of the frame stays where it is. */
export function zoom(
  viewport: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Viewport {
  const scale = clamp(viewport.scale * factor);
  const ratio = scale / viewport.scale;
  return { scale, x: at.x - (at.x - viewport.x) * ratio, y: at.y - (at.y - viewport.y) * ratio };
}

/** Moved by so many pixels. */
export function pan(viewport: Viewport, x: number, y: number): Viewport {
  return { ...viewport, x: viewport.x + x, y: viewport.y + y };
}

/** Moved as little as it takes to have a box of the picture in sight. */
export function reveal(viewport: Viewport, box: Box, frame: Extent): Viewport {
  const { scale } = viewport;
  const x = shiftInto(viewport.x + box.x * scale, box.width * scale, frame.width);
  const y = shiftInto(viewport.y + box.y * scale, box.height * scale, frame.height);
  return x === 0 && y === 0 ? viewport : pan(viewport, x, y);
}

const edge = 16;

function shiftInto(start: number, size: number, room: number): number {
  if (start < edge) return edge - start;
  return start + size > room - edge ? room - edge - start - size : 0;
}

function clamp(scale: number): number {
  return Math.min(largest, Math.max(smallest, scale));
}
