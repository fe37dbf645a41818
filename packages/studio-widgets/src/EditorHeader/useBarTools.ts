import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BarToolsOffer } from '../shared/barTools/BarTools.ts';

/** Offers tools to the bar among the actions, and tells whether there is one that draws them. */
export function useBarTools(tools: ReactNode): { offer: BarToolsOffer; isClaimed: boolean } {
  const claims = useRef(0);
  const [isClaimed, setClaimed] = useState(true);
  const claim = useCallback(() => {
    claims.current += 1;
    setClaimed(true);
    return () => {
      claims.current -= 1;
      setClaimed(claims.current > 0);
    };
  }, []);
  useLayoutEffect(() => setClaimed(claims.current > 0), []);
  return { offer: useMemo(() => ({ tools, claim }), [tools, claim]), isClaimed };
}
