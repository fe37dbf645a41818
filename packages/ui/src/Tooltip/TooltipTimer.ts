/** Milliseconds that a pointer, or a finger, rests before a tooltip opens, by default. */
export const tooltipDelayMs = 500;

/** Time to bring the pointer from the control to its tooltip, or over a gap between two controls. */
const closeGraceMs = 120;

/** After a tooltip has closed the next one opens without a delay for so long: somebody is reading them. */
const warmPeriodMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

let usualDelayMs = tooltipDelayMs;

/** Sets how long a pointer rests before a tooltip opens that does not say itself; a finger is held as long as ever. */
export function setTooltipDelay(milliseconds: number): void {
  usualDelayMs = milliseconds;
}

/** The delays of one tooltip. Of several requests only the last happens. */
export class TooltipTimer {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Opens after the delay; at once when another tooltip closed just before. @param delayMs default: that of `setTooltipDelay` */
  openLater(open: () => void, delayMs = usualDelayMs): void {
    const isWarm = performance.now() - lastClosedAt < warmPeriodMs;
    this.after(isWarm ? 0 : delayMs, open);
  }

  /** Opens under a finger that is held: always after the whole delay, so that a tap never does. */
  openHeld(open: () => void): void {
    this.after(tooltipDelayMs, open);
  }

  closeLater(close: () => void): void {
    this.after(closeGraceMs, close);
  }

  after(delayMs: number, act: () => void): void {
    this.stop();
    this.#timer = setTimeout(act, delayMs);
  }

  /** Cancels pending requests. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** To be called when a tooltip that was seen has closed. */
  noteClosed(): void {
    lastClosedAt = performance.now();
  }
}
