import type { LongText } from './LongTextTooltip.tsx';

const longestWithoutTooltip = 45;
const delay = 500;
const grace = 120;

function readLongText(grid: HTMLElement, target: EventTarget | null): LongText | undefined {
  if (!(target instanceof HTMLInputElement) || target.value.length <= longestWithoutTooltip) return undefined;
  if (target.dataset['column'] !== 'label' && target.dataset['column'] !== 'value') return undefined;
  const origin = grid.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  return { text: target.value, box: { left: left - origin.left, top: top - origin.top, width, height } };
}

/**
 * Reports the text under the pointer once it has rested there for half a second, when it is longer than 45
 * characters; `undefined` when the pointer has gone, presses, or the text changes.
 * @returns what stops it
 */
export function watchLongTexts(grid: HTMLElement, report: (shown: LongText | undefined) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const enter = (event: PointerEvent) => {
    const { target } = event;
    if (event.pointerType === 'touch' || readLongText(grid, target) === undefined) return;
    after(delay, () => report(readLongText(grid, target)));
  };
  const leave = (event: PointerEvent) => {
    if (event.target instanceof HTMLInputElement) after(grace, () => report(undefined));
  };
  const close = () => {
    clearTimeout(timer);
    report(undefined);
  };
  grid.addEventListener('pointerover', enter);
  grid.addEventListener('pointerout', leave);
  grid.addEventListener('pointerdown', close);
  grid.addEventListener('input', close);
  return () => {
    clearTimeout(timer);
    grid.removeEventListener('pointerover', enter);
    grid.removeEventListener('pointerout', leave);
    grid.removeEventListener('pointerdown', close);
    grid.removeEventListener('input', close);
  };
}
