import { useDeferredPart } from '@studio/ui';
import { useState } from 'react';
import { newDataSetHostPart } from './newDataSetHostPart.ts';

/**
 * The making of a new set over the browser.
 * @param isReady the browser is there, so that other code may be loaded
 */
export function useNewDataSet(isReady: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const Host = useDeferredPart(newDataSetHostPart, isReady || isOpen);
  return {
    host: Host && <Host isOpen={isOpen} onOpenChange={setOpen} onLoaded={setLoaded} />,
    /** It was asked for, and its code is on the way. */
    isOpening: isOpen && !isLoaded,
    open: () => setOpen(true),
  };
}
