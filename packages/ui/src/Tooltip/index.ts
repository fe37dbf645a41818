export type { LayerSide } from '../internal/placeLayer.ts';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
