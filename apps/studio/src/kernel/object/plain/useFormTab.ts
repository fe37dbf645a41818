import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FormLayout, namesIn, tabOf } from './FormLayout.ts';
import { type FocusedPlace, focusPlace } from './findControl.ts';

/** Which tab of a form is shown, and what leads to another one. */
export interface FormTabInput {
  readonly layout: FormLayout;
  /** The id of the tab that was chosen; one that does not exist, or null, selects the first. */
  readonly chosen: string | null;
  readonly onChoose: (tab: string) => void;
  /** What the form is drawn in. */
  readonly rootRef: RefObject<Element | null>;
  /** The messages at fields, by their names. */
  readonly faults: Readonly<Record<string, string>>;
  /** Why the last save failed; another object for each failure. */
  readonly failure: object | null;
  /** A failed save moves the focus to what was refused first. Default: it stays where it is. */
  readonly isFocusedOnFailure?: boolean;
}

/** The tab that is shown. */
export interface FormTab {
  readonly tab: string;
  /** For the form. @param isLed the focus goes to what is wrong there */
  readonly onTabChange: (tab: string, isLed: boolean) => void;
  /** Opens the tab of a place, and focuses it. */
  readonly show: (place: FocusedPlace) => void;
}

/** The tabs of a form: what was refused, and what is undone, is shown on its own. */
export function useFormTab(input: FormTabInput): FormTab {
  const { layout, chosen, onChoose, rootRef, faults, failure, isFocusedOnFailure = false } = input;
  const { tabs } = layout;
  const tab = (tabs.find(({ id }) => id === chosen) ?? tabs[0])?.id ?? '';
  const pending = useRef<(() => void) | null>(null);
  const actOn = useEffectEvent((_tab: string) => {
    const act = pending.current;
    pending.current = null;
    act?.();
  });
  useLayoutEffect(() => actOn(tab), [tab]);
  const open = (id: string | null, act: () => void) => {
    if (id === null || id === tab) return act();
    pending.current = act;
    onChoose(id);
  };
  const focusFault = () => firstInvalid(rootRef.current)?.focus();
  const lead = useEffectEvent(() => {
    const faulty = tabs.filter((each) => namesIn(each).some((name) => faults[name] !== undefined));
    const target = faulty.find(({ id }) => id === tab) ?? faulty[0];
    if (target !== undefined) open(target.id, isFocusedOnFailure ? focusFault : () => undefined);
  });
  useEffect(() => {
    if (failure !== null) lead();
  }, [failure]);
  return {
    tab,
    onTabChange: (id, isLed) => open(id, isLed ? focusFault : () => undefined),
    show: (place) => open(tabOf(layout, place.field), () => focusPlace(rootRef.current, place)),
  };
}

function firstInvalid(root: Element | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('form [aria-invalid="true"]') ?? null;
}
