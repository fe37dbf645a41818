import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was passed at the last render, for handlers that must not change between renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
