import { afterPaint } from './afterPaint.ts';

/** What a user or the browser does before which nothing may be held back any more. */
const ends = [
  'keydown',
  'pointerdown',
  'click',
  'wheel',
  'paste',
  'drop',
  'focusout',
  'beforeunload',
  'pagehide',
  'visibilitychange',
];

/** Milliseconds after which it is done even in a browser that always has something to do. */
const latest = 300;

/**
 * Does something once, when what was just typed has been painted and the browser has nothing else to do; earlier when something
 * other than a character comes: another key, a press, a scroll, leaving the field, the tab or the page.
 * @param work gets the event that it was done for, before anything else has received it; null when the browser was idle
 * @returns how to call it off
 */
export function afterTyping(work: (event: Event | null) => void): () => void {
  let isOver = false;
  const finish = (event: Event | null) => {
    if (isOver) return;
    callOff();
    work(event);
  };
  const handleEnd = (event: Event) => {
    if (!isCharacter(event)) finish(event);
  };
  const callOffPaint = afterPaint(() => finish(null), latest);
  const callOff = () => {
    isOver = true;
    callOffPaint();
    for (const end of ends) window.removeEventListener(end, handleEnd, { capture: true });
  };
  for (const end of ends) window.addEventListener(end, handleEnd, { capture: true, passive: true });
  return callOff;
}

/** Another character changes the text again: nothing follows from the one before. */
function isCharacter(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.type !== 'keydown') return false;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
