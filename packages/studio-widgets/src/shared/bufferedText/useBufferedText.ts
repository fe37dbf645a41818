import { type OwnedTextField, useOwnedText } from '@studio/ui/internal';
import { useContext, useEffect, useState } from 'react';
import { useLatest } from '../latest/useLatest.ts';
import { PendingTextsContext, TextDebounceContext } from './PendingTexts.ts';

/** A text field that reports what was typed once typing pauses. */
export type BufferedText = Pick<OwnedTextField, 'text' | 'setText' | 'flush' | 'handlers'>;

/**
 * Holds a text while it is typed and reports it `debounceMs` of the editor around it after the last key, on `flush`, when the field is
 * left or goes, and before the editor around it does anything else. While the field has focus, a value that comes back late or as
 * something else does not replace what was typed.
 */
export function useBufferedText(value: string, onCommit: (text: string) => void): BufferedText {
  const pending = useContext(PendingTextsContext);
  const delay = useContext(TextDebounceContext);
  const { text, setText, flush, handlers } = useOwnedText(value, onCommit, { delay });
  const latest = useLatest(flush);
  const [entry] = useState(() => () => latest.current());
  useEffect(() => {
    pending?.add(entry);
    return () => void pending?.delete(entry);
  }, [pending, entry]);
  return { text, setText, flush, handlers };
}
