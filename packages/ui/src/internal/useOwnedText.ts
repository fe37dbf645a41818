import { type CompositionEvent, type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ownedText, shown, withoutPending, withReported, withTyped, withValue } from './ownedText.ts';
import { useDebouncedCallback } from './useDebouncedCallback.ts';

/** How a text waits before it is committed. */
export interface OwnedTextOptions {
  /** Milliseconds that typing has to pause. */
  readonly delay: number;
  /**
   * Whether a text that waits is committed or forgotten when the field goes.
   * @default 'flush'
   */
  readonly atEnd?: 'flush' | 'cancel';
  /**
   * What a text becomes while it is typed. What an input method composes is left alone until it is composed.
   * @default what was typed
   */
  readonly clean?: (text: string) => string;
  /**
   * Whose value it is. With another one the field shows that one's value, whatever was committed of the former. It must not change while
   * the field has the focus.
   * @default always the same
   */
  readonly of?: string | undefined;
}

/** A text field whose value lives elsewhere. */
export interface OwnedTextField {
  /** What the field shows. */
  readonly text: string;
  /** What was typed and is not committed yet; null for nothing. */
  readonly typed: string | null;
  readonly setText: (text: string) => void;
  /** Commits now what waits. */
  readonly flush: () => void;
  /** Shows another text, which becomes the value elsewhere; what waits is forgotten. */
  readonly replace: (text: string) => void;
  /** Go to the field. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onCompositionStart: (event: CompositionEvent) => void;
    readonly onCompositionEnd: (event: CompositionEvent) => void;
  };
}

/**
 * Milliseconds that a text stays in a field that was left, while the value is not what was committed: a slower host shows
 * its own value for a moment.
 */
const graceMs = 500;

/**
 * A debounced field whose value lives elsewhere: in the address, or with a host. What is typed shows at once and is committed when
 * typing pauses, on `flush`, and when the field is left; never in the middle of what an input method composes. The field
 * owns its text while it has focus: a commit that comes back late, or as something else, moves neither text nor caret. A
 * value from elsewhere is shown as soon as nothing is typed or pending.
 */
export function useOwnedText(
  value: string,
  onCommit: (text: string) => void,
  { delay, atEnd = 'flush', clean = (text) => text, of }: OwnedTextOptions,
): OwnedTextField {
  const [state, setState] = useState(() => ownedText(value));
  const [owner, setOwner] = useState(of);
  if (of !== owner) {
    setOwner(of);
    setState(ownedText(value));
  } else if (value !== state.given) setState(withValue(state, value));
  const typed = useRef<string | null>(null);
  const isComposed = useRef(false);
  /** What was committed or drawn last, whichever came later. */
  const known = useRef(value);
  const { reported } = state;
  useEffect(() => {
    known.current = reported.at(-1) ?? value;
  }, [reported, value]);

  const report = (text: string) => {
    typed.current = null;
    if (text === known.current) {
      setState(withoutPending);
      return;
    }
    known.current = text;
    setState((before) => withReported(before, text));
    onCommit(text);
  };
  const later = useDebouncedCallback(report, delay, atEnd);
  const setText = (given: string) => {
    const text = isComposed.current ? given : clean(given);
    typed.current = text;
    setState((before) => withTyped(before, text));
    if (isComposed.current) later.cancel();
    else later.call(text);
  };
  const flush = () => {
    if (typed.current !== null) later.now(typed.current);
  };

  // What an input method composes waits for no timer.
  const end = useEffectEvent(() => (atEnd === 'flush' ? flush() : undefined));
  useEffect(() => () => end(), []);

  const isLeft = state.text !== null && !state.isFocused && !state.isPending;
  useEffect(() => {
    if (!isLeft) return undefined;
    const timer = setTimeout(() => setState(shown), graceMs);
    return () => clearTimeout(timer);
  }, [isLeft]);

  return {
    text: state.text ?? value,
    typed: state.isPending ? state.text : null,
    setText,
    flush,
    replace: (text) => {
      later.cancel();
      typed.current = null;
      known.current = text;
      setState((before) => withReported(before, text));
    },
    handlers: {
      onFocus: () => setState((before) => ({ ...before, isFocused: true })),
      onBlur: () => {
        isComposed.current = false;
        flush();
        setState((before) => ({ ...before, isFocused: false }));
      },
      onCompositionStart: () => {
        isComposed.current = true;
        later.cancel();
      },
      onCompositionEnd: () => {
        isComposed.current = false;
        if (typed.current !== null) setText(typed.current);
      },
    },
  };
}
