import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { DraftPlace } from '../model/nextError.ts';
import type { Handle } from '../model/selection.ts';
import {
  type CaretPlace,
  findPlaceElement,
  focusElement,
  type GridPlace,
  readGridPlace,
  rowOf,
} from '../places.ts';

/** The field that holds focus. */
export interface ActiveField {
  readonly place: DraftPlace;
  /** What the field held when it received focus. */
  readonly textAtFocus: string;
  /** The row was empty when focus entered it: what it lacks is not an error yet. */
  readonly isFreshRow: boolean;
}

interface Focused {
  readonly place: GridPlace;
  readonly textAtFocus: string;
  readonly isFreshRow: boolean;
}

/** Focus inside the editor. */
export interface EditorFocus {
  readonly active: ActiveField | undefined;
  /** The handle that holds focus. */
  readonly activeHandle: Handle | undefined;
  /** Where focus was last, also after it left the editor. */
  readonly lastPlace: RefObject<DraftPlace | undefined>;
  /** A place that has to be drawn because it holds focus or is about to. */
  readonly pinned: GridPlace | undefined;
  /** Moves focus to a place, as soon as it is drawn when it is not yet. */
  readonly focusPlace: (place: GridPlace, caret: CaretPlace) => void;
  /** The same once the change that was just made is drawn: the place may be drawn elsewhere until then. */
  readonly focusPlaceNext: (place: GridPlace, caret: CaretPlace) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

function toActiveField(focused: Focused | undefined): ActiveField | undefined {
  if (focused === undefined || 'handle' in focused.place) return undefined;
  return { ...focused, place: focused.place };
}

/**
 * Follows and moves focus between places that may not be drawn. `isBlankRow` returns whether a row is empty
 * now.
 */
export function useEditorFocus(
  rootRef: RefObject<HTMLElement | null>,
  isBlankRow: (itemId: string) => boolean,
  onLeaveRow: (groupId: string, itemId: string) => void,
): EditorFocus {
  const [focused, setFocused] = useState<Focused>();
  const [target, setTarget] = useState<GridPlace>();
  const wanted = useRef<{ readonly place: GridPlace; readonly caret: CaretPlace }>(undefined);
  const lastPlace = useRef<DraftPlace>(undefined);
  const { leaveRow, enterRow } = useLeavingRows(onLeaveRow);

  const tryToFocus = useCallback(() => {
    const element =
      wanted.current && rootRef.current && findPlaceElement(rootRef.current, wanted.current.place);
    if (!wanted.current || !element) return false;
    const { caret } = wanted.current;
    wanted.current = undefined;
    focusElement(element, caret);
    return true;
  }, [rootRef]);

  useLayoutEffect(() => {
    tryToFocus();
  });

  const focusPlaceNext = useCallback((place: GridPlace, caret: CaretPlace) => {
    wanted.current = { place, caret };
    setTarget(place);
  }, []);

  const focusPlace = useCallback(
    (place: GridPlace, caret: CaretPlace) => {
      wanted.current = { place, caret };
      if (!tryToFocus()) setTarget(place);
    },
    [tryToFocus],
  );

  const onFocus = (event: FocusEvent) => {
    const place = readGridPlace(event.target);
    if (place === undefined) return;
    const itemId = rowOf(place);
    const isSameRow = itemId !== undefined && itemId === rowOf(focused?.place);
    wanted.current = undefined;
    if (!('handle' in place)) lastPlace.current = place;
    if (itemId !== undefined) enterRow(itemId);
    setTarget(undefined);
    setFocused({
      place,
      textAtFocus: event.target instanceof HTMLInputElement ? event.target.value : '',
      isFreshRow: isSameRow ? focused?.isFreshRow === true : itemId !== undefined && isBlankRow(itemId),
    });
  };

  const onBlur = (event: FocusEvent) => {
    const place = readGridPlace(event.target);
    const isWindowLeaving = event.relatedTarget === null && document.activeElement === event.target;
    if (place === undefined || isWindowLeaving) return;
    const nextPlace = readGridPlace(event.relatedTarget);
    if (nextPlace === undefined) setFocused(undefined);
    const row = rowOf(place);
    if (row === undefined || rowOf(nextPlace) === row) return;
    leaveRow('handle' in place ? place.handle.groupId : place.groupId, row);
  };

  return {
    active: toActiveField(focused),
    activeHandle: focused !== undefined && 'handle' in focused.place ? focused.place.handle : undefined,
    lastPlace,
    pinned: target ?? focused?.place,
    focusPlace,
    focusPlaceNext,
    onFocus,
    onBlur,
  };
}

/**
 * Reports the rows that focus has left. While a pointer is down the report waits until its click is over: a
 * row that is dropped at once would move the button under the pointer away before the click reaches it.
 */
function useLeavingRows(onLeave: (groupId: string, itemId: string) => void) {
  const latest = useLatest(onLeave);
  const isPointerDown = useRef(false);
  const waiting = useRef(new Map<string, string>());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      const rows = [...waiting.current];
      waiting.current.clear();
      for (const [itemId, groupId] of rows) latest.current(groupId, itemId);
    };
    const press = () => {
      isPointerDown.current = true;
    };
    const release = () => {
      if (!isPointerDown.current) return;
      isPointerDown.current = false;
      clearTimeout(timer);
      timer = setTimeout(flush);
    };
    // A pointer released outside the window is never reported: the next key shows that it is up.
    const releases = ['pointerup', 'pointercancel', 'keydown'] as const;
    document.addEventListener('pointerdown', press, true);
    for (const type of releases) document.addEventListener(type, release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      for (const type of releases) document.removeEventListener(type, release, true);
    };
  }, [latest]);

  const leaveRow = useCallback(
    (groupId: string, itemId: string) => {
      if (isPointerDown.current) waiting.current.set(itemId, groupId);
      else latest.current(groupId, itemId);
    },
    [latest],
  );
  const enterRow = useCallback((itemId: string) => {
    waiting.current.delete(itemId);
  }, []);
  return { leaveRow, enterRow };
}
