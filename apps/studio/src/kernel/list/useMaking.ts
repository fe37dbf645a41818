import { useEffect, useRef, useState } from 'react';
import { notify } from '../../platform/feedback/notices.ts';
import { withProgress } from '../../platform/feedback/progress.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import { randomId } from '../editor/randomId.ts';
import type { ListAction } from './ListAction.ts';

/**
 * Makes objects on the server and opens them. A second call while one runs has no effect.
 * @param onMade receives the path of the new object, unless the list was left meanwhile
 */
export function useMaking(
  actions: Readonly<Record<string, ListAction>>,
  onMade: (path: string) => void,
): { readonly name: string | null; readonly start: (name: string) => void } {
  const [name, setName] = useState<string | null>(null);
  const isMounted = useRef(false);
  // A call that failed may have made the object: the server recognises its repetition.
  const key = useRef<string | null>(null);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const make = async (wanted: string) => {
    const action = actions[wanted];
    if (action?.does !== 'make' || name !== null) return;
    setName(wanted);
    key.current ??= randomId();
    const { current } = key;
    try {
      const path = await withProgress({ loading: action.loading }, () => action.make(current));
      key.current = null;
      if (isMounted.current) onMade(path);
    } catch (error) {
      notify({ message: describeError(error), tone: 'bad' });
    }
    setName(null);
  };
  return { name, start: (wanted) => void make(wanted) };
}
