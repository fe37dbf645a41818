declare global {
  interface Window {
    interactions: {
      /** Forgets what was noted. */
      clear(): void;
      /** The longest time to the next paint of each interaction since then, in milliseconds; waits for the frames that tell of the last one. */
      read(): Promise<number[]>;
    };
  }
}

interface InteractionTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page, before its own scripts: notes what the browser says of each interaction that takes 16 ms or longer. */
export function observeInteractions(): void {
  const times = new Map<number, number>();
  const note = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as InteractionTiming[])
      if (interactionId > 0) times.set(interactionId, Math.max(times.get(interactionId) ?? 0, duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.interactions = {
    clear: () => {
      note(observer.takeRecords());
      times.clear();
    },
    read: async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      note(observer.takeRecords());
      return [...times.values()];
    },
  };
}
