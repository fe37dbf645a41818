import { useState } from 'react';

/** What a dialog shows while it closes: the value when there is one, else the last there was. */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
