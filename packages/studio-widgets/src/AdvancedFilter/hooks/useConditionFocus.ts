import { useLayoutEffect, useRef } from 'react';

/** Where the focus goes when the filter has been drawn again. */
export type FocusTarget =
  | { readonly part: 'field' | 'remove'; readonly conditionId: string }
  | { readonly part: 'add-condition' };

function find(root: HTMLElement, target: FocusTarget): HTMLElement | null {
  if (target.part === 'add-condition') return root.querySelector('[data-part~="add-condition"]');
  const rows = [...root.querySelectorAll<HTMLElement>('[data-condition]')];
  const row = rows.find((element) => element.dataset['condition'] === target.conditionId);
  const control =
    target.part === 'field' ? '[data-part~="field"] [role="combobox"]' : '[data-part~="remove"]';
  return row?.querySelector<HTMLElement>(control) ?? null;
}

/** Moves the focus to what an edit has made, as soon as it is drawn. */
export function useConditionFocus() {
  const rootRef = useRef<HTMLElement>(null);
  const wanted = useRef<FocusTarget>(undefined);

  useLayoutEffect(() => {
    const element = wanted.current && rootRef.current ? find(rootRef.current, wanted.current) : null;
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  return {
    rootRef,
    focusLater: (target: FocusTarget) => {
      wanted.current = target;
    },
  };
}
