/** When each stage of the way was reached, in milliseconds since the start of the navigation. */
export interface PageMarks {
  /** In the order of the stages; a stage that is not reached yet is missing. */
  readonly reached: number[];
  /** When the last press of a link or a button was handed to the page. */
  pressed: number;
}

declare global {
  interface Window {
    pageMarks: PageMarks;
  }
}

/**
 * Runs in the page, before its own scripts: everything that it needs is inside. A stage is reached with the frame in which its
 * element can be seen and used, and that frame has been painted.
 * @param stages a selector for each, in the order in which they are reached
 */
export function installMarks(stages: readonly string[]): void {
  const marks: PageMarks = { reached: [], pressed: 0 };
  window.pageMarks = marks;
  addEventListener('click', ({ timeStamp }) => Object.assign(marks, { pressed: timeStamp }), true);
  const isUsable = (selector: string) => {
    const element = document.querySelector(selector);
    return (
      element !== null && !(element instanceof HTMLInputElement && (element.readOnly || element.disabled))
    );
  };
  const look = () => {
    const next = stages[marks.reached.length];
    if (next === undefined || !isUsable(next)) return;
    changes.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        marks.reached.push(performance.now());
        watch();
      }),
    );
  };
  // Frames that are asked for only to look would slow down what is measured.
  const changes = new MutationObserver(look);
  const watch = () => {
    changes.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled', 'readonly'] });
    look();
  };
  watch();
}
