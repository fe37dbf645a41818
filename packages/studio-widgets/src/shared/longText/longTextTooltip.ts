import { deferPart } from '@studio/ui';
import type { LongTextTooltipProps } from './LongTextTooltip.tsx';

/** Nobody needs it before a text is pointed at. */
export const longTextTooltip = deferPart<LongTextTooltipProps>(
  async () => (await import('./LongTextTooltip.tsx')).LongTextTooltip,
);
