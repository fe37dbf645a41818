import { useEffect } from 'react';

let watchers = 0;
let isPressed = false;
let waiting: (() => void)[] = [];
let waitingForRelease: (() => void)[] = [];

function press(): void {
  isPressed = true;
}

/** The click of a press comes after its end, in the same task or the next. */
function release(): void {
  isPressed = false;
  const due = waitingForRelease;
  waitingForRelease = [];
  for (const run of due) run();
  setTimeout(flush);
}

function flush(): void {
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

function watch(): () => void {
  watchers += 1;
  if (watchers === 1) {
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    document.removeEventListener('pointerdown', press, true);
    document.removeEventListener('pointerup', release, true);
    document.removeEventListener('pointercancel', release, true);
    isPressed = false;
    waiting = [];
    waitingForRelease = [];
  };
}

function runAfterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/**
 * For what a control says when it is left. Leaving it with the pointer means that something else is being pressed: a line
 * that appears in that moment moves what is under the pointer, and the click is lost. So the line waits for the click.
 * @returns runs at once, or after the present press
 */
export function useAfterPress(): (run: () => void) => void {
  useEffect(watch, []);
  return runAfterPress;
}

function runBeforeClick(run: () => void): void {
  if (isPressed) waitingForRelease.push(run);
  else run();
}

/**
 * As `useAfterPress`, for what has to be there before the click is answered, such as a value that a pressed button saves.
 * The pointer is released by then: what is clicked stays the same, wherever it moves.
 * @returns runs at once, or when the pointer is released
 */
export function useBeforeClick(): (run: () => void) => void {
  useEffect(watch, []);
  return runBeforeClick;
}
