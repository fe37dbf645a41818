import { useEffect, useState } from 'react';

/**
 * False at the first render, then true. A live region has to be in the page before its text: filled at once, it would
 * not be announced.
 */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
