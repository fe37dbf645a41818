import type { MouseEvent } from 'react';

/** What a list does about the pointer over its options. */
export interface OptionEventsInput {
  /** The option that is highlighted already; -1 for none. */
  highlightedIndex: number;
  /** The pointer is over another option that can be chosen. */
  onHighlight: (index: number) => void;
  /** An option that can be chosen was pressed. */
  onChoose: (index: number) => void;
}

/** The place of the option that an event happened on; -1 when it is none that can be chosen. */
function indexAt({ target }: MouseEvent): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
  return row && row.ariaDisabled !== 'true' ? Number(row.ariaPosInSet) - 1 : -1;
}

/** Handlers of a list that receive the events of all its options. */
export function optionEvents({ highlightedIndex, onHighlight, onChoose }: OptionEventsInput) {
  return {
    onMouseMove: (event: MouseEvent) => {
      const index = indexAt(event);
      if (index >= 0 && index !== highlightedIndex) onHighlight(index);
    },
    onClick: (event: MouseEvent) => {
      const index = indexAt(event);
      if (index >= 0) onChoose(index);
    },
  };
}
