import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterTyping } from './afterTyping.ts';

interface HeldTyping {
  /** The text as the component has it. */
  readonly text: string;
  readonly isHeld: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onText: (text: string) => void;
}

/**
 * The text of an input. Held, it is the browser's while somebody types: a key draws nothing, and `onText` is called once the text has been painted and nothing
 * else is to be done, or before anything else happens (`afterTyping`). An input that goes before that gives its text to nothing. The same at each render.
 * @returns props of the input
 */
export function useHeldTyping({ text, isHeld, inputRef, onText }: HeldTyping) {
  const callOff = useRef<(() => void) | null>(null);
  const latest = useRef(onText);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    latest.current = onText;
    const input = inputRef.current;
    if (isHeld && callOff.current === null && input !== null && input.value !== text) input.value = text;
  });
  useEffect(() => () => callOff.current?.(), []);

  if (!isHeld) {
    return {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onText(target.value),
    };
  }
  return {
    defaultValue: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      callOff.current?.();
      callOff.current = afterTyping((event) => {
        callOff.current = null;
        const give = () => {
          latest.current(target.value);
          // A text that was refused is taken back.
          drawAgain();
        };
        // What receives the event next works with what is drawn. An element that loses the focus may do so while React draws.
        if (event === null || event.type === 'focusout') give();
        else flushSync(give);
      });
    },
  };
}
