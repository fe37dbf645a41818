import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatest } from '../latest/useLatest.ts';
import { PendingTextsContext, TextDebounceContext } from './PendingTexts.ts';

/** A text field that reports what was typed once typing pauses. */
export interface BufferedText {
  /** What the field shows. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Reports now what waits. */
  readonly flush: () => void;
}

/**
 * Holds a text while it is typed and reports it `debounceMs` of the editor around it after the last key, on `flush`, when the field goes,
 * and before the editor around it does anything else. A value from outside replaces what was typed, also while
 * that waits.
 */
export function useBufferedText(value: string, onCommit: (text: string) => void): BufferedText {
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string }>();
  const pending = useContext(PendingTextsContext);
  const debounceMs = useContext(TextDebounceContext);
  const waiting = useRef<{ readonly flush: () => void; readonly timer: ReturnType<typeof setTimeout> }>(
    undefined,
  );
  const newest = useLatest(value);
  const text = typed?.over === value ? typed.text : value;

  const setText = (next: string) => {
    const before = waiting.current;
    if (before !== undefined) {
      clearTimeout(before.timer);
      pending?.delete(before.flush);
    }
    const flush = () => {
      clearTimeout(timer);
      pending?.delete(flush);
      waiting.current = undefined;
      setTyped(undefined);
      if (next !== value && newest.current === value) onCommit(next);
    };
    const timer = setTimeout(flush, debounceMs);
    waiting.current = { flush, timer };
    pending?.add(flush);
    setTyped({ over: value, text: next });
  };
  const flush = () => waiting.current?.flush();
  const end = useEffectEvent(flush);
  useEffect(() => () => end(), []);
  return { text, setText, flush };
}
