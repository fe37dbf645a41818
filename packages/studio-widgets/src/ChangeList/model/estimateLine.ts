import type { ChangeLine } from './groupChanges.ts';
import { isLongChange } from './isLongChange.ts';

const lineHeight = 32;
const subjectHeight = 41;
const longHeight = 176;

/** About how high a line is in pixels before it was drawn. */
export function estimateLine(line: ChangeLine | undefined): number {
  if (line === undefined) return lineHeight;
  return (line.isFirst ? subjectHeight : 0) + (isLongChange(line.change) ? longHeight : lineHeight);
}
