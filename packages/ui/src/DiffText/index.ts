export { DiffText, type DiffTextProps } from './DiffText.tsx';
export type { DiffTextLabels } from './diffTextLabels.ts';
