import { type ReactNode, use, useLayoutEffect } from 'react';
import { BarTools } from '../shared/barTools/BarTools.ts';

/** The tools that the header around a bar has for it; the bar has to draw them before its buttons. */
export function useOfferedTools(): ReactNode {
  const offer = use(BarTools);
  const claim = offer?.claim;
  useLayoutEffect(() => claim?.(), [claim]);
  return offer?.tools;
}
