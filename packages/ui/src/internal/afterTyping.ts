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

/** What is to be done. They share one set of listeners: to add one for each key would take longer than drawing the key. */
const pending = new Set<(event: Event | null) => void>();
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const end of ends) window.addEventListener(end, handleEnd, { capture: true, passive: true });
}

function handleEnd(event: Event): void {
  if (pending.size === 0 || isCharacter(event)) return;
  // One may call another off, or hand on to one that holds it back as well.
  for (const finish of pending) finish(event);
}

/**
 * Does something once, when what was just typed has been painted and the browser has nothing else to do; earlier when something
 * other than a character comes: another key, a press, a scroll, leaving the field, the tab or the page.
 * @param work gets the event that it was done for, before anything else has received it; null when the browser was idle
 * @returns how to call it off
 */
export function afterTyping(work: (event: Event | null) => void): () => void {
  listen();
  const finish = (event: Event | null) => {
    callOff();
    work(event);
  };
  const callOffPaint = afterPaint(() => finish(null), latest);
  const callOff = () => {
    callOffPaint();
    pending.delete(finish);
  };
  pending.add(finish);
  return callOff;
}

/** Another character changes the text again: nothing follows from the one before. */
function isCharacter(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || event.type !== 'keydown') return false;
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
