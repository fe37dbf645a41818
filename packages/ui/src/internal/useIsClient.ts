import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server and while its markup is taken over, so that both draw the same; then true. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
