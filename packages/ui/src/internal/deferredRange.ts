import { deferPart } from './deferPart.ts';
import type { RangeWindowProps } from './RangeWindow.tsx';

/** Says which rows of a long list are in sight; its code, the virtualiser, comes when it is first wanted. */
export const deferredRange = deferPart<RangeWindowProps>(
  async () => (await import('./RangeWindow.tsx')).RangeWindow,
);
