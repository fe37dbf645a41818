import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DraftPlace } from '../model/nextError.ts';
import { type CaretPlace, findPlaceInput, focusInput, readPlace, rowOf } from '../places.ts';
import { useLeavingRows } from './useLeavingRows.ts';

/** The field that holds focus. */
export interface ActiveField {
  readonly place: DraftPlace;
  /** What the field held when it received focus. */
  readonly textAtFocus: string;
  /** The row was empty when focus entered it: what it lacks is not an error yet. */
  readonly isFreshRow: boolean;
}

/** Focus inside the editor. */
export interface EditorFocus {
  readonly active: ActiveField | undefined;
  /** Where focus was last, also after it left the editor. */
  readonly lastPlace: RefObject<DraftPlace | undefined>;
  /** A place that has to be drawn because it holds focus or is about to. */
  readonly pinned: DraftPlace | undefined;
  /** Moves focus to a place, as soon as it is drawn when it is not yet. */
  readonly focusPlace: (place: DraftPlace, caret: CaretPlace) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Follows and moves focus between fields that may not be drawn. `isBlankRow` tells whether a row is empty
 * now.
 */
export function useEditorFocus(
  rootRef: RefObject<HTMLElement | null>,
  isBlankRow: (itemId: string) => boolean,
  onLeaveRow: (groupId: string, itemId: string) => void,
): EditorFocus {
  const [active, setActive] = useState<ActiveField>();
  const [target, setTarget] = useState<DraftPlace>();
  const wanted = useRef<{ readonly place: DraftPlace; readonly caret: CaretPlace }>(undefined);
  const lastPlace = useRef<DraftPlace>(undefined);
  const { leaveRow, enterRow } = useLeavingRows(onLeaveRow);

  const tryToFocus = useCallback(() => {
    const input = wanted.current && rootRef.current && findPlaceInput(rootRef.current, wanted.current.place);
    if (!wanted.current || !input) return false;
    const { caret } = wanted.current;
    wanted.current = undefined;
    focusInput(input, caret);
    return true;
  }, [rootRef]);

  useLayoutEffect(() => {
    tryToFocus();
  });

  const focusPlace = useCallback(
    (place: DraftPlace, caret: CaretPlace) => {
      wanted.current = { place, caret };
      if (!tryToFocus()) setTarget(place);
    },
    [tryToFocus],
  );

  const onFocus = (event: FocusEvent) => {
    const place = readPlace(event.target);
    if (place === undefined || !(event.target instanceof HTMLInputElement)) return;
    const itemId = rowOf(place);
    const isSameRow = itemId !== undefined && itemId === rowOf(active?.place);
    wanted.current = undefined;
    lastPlace.current = place;
    if (itemId !== undefined) enterRow(itemId);
    setTarget(undefined);
    setActive({
      place,
      textAtFocus: event.target.value,
      isFreshRow: isSameRow ? active?.isFreshRow === true : itemId !== undefined && isBlankRow(itemId),
    });
  };

  const onBlur = (event: FocusEvent) => {
    const place = readPlace(event.target);
    const isWindowLeaving = event.relatedTarget === null && document.activeElement === event.target;
    if (place === undefined || isWindowLeaving) return;
    const nextPlace = readPlace(event.relatedTarget);
    if (nextPlace === undefined) setActive(undefined);
    if ('itemId' in place && rowOf(nextPlace) !== place.itemId) leaveRow(place.groupId, place.itemId);
  };

  return { active, lastPlace, pinned: target ?? active?.place, focusPlace, onFocus, onBlur };
}
