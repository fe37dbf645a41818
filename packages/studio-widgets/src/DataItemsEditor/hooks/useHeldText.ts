import { afterTyping } from '@studio/ui/internal';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DataItemColumn } from '../types.ts';
import type { Editing } from './useEditing.ts';

/** The cell that a text was typed in. */
interface CellPlace {
  readonly groupId: string;
  readonly itemId: string;
  readonly column: DataItemColumn;
}

/** Keeps a typed text until the draft gets it. `onOver` is called after that: the host may have refused the text, or have another one. */
export type HoldText = (place: CellPlace, text: string, onOver: () => void) => void;

/**
 * Hands a typed text on to the draft once it has been painted: a key is answered before what follows from it in a list of thousands
 * of rows. Whatever comes next hands it on at once: a key that is no character, a press, leaving the field, the page, the editor.
 * @param setCell never changes
 * @returns never changes
 */
export function useHeldText({ setCell }: Pick<Editing<object>, 'setCell'>): HoldText {
  const [texts] = useState(() => new HeldTexts(setCell));
  useEffect(() => texts.settle, [texts]);
  return texts.hold;
}

class HeldTexts {
  readonly #setCell: Editing<object>['setCell'];
  #held: { readonly place: CellPlace; readonly write: () => void } | undefined;
  #callOff: () => void = () => undefined;

  constructor(setCell: Editing<object>['setCell']) {
    this.#setCell = setCell;
  }

  readonly hold: HoldText = (place, text, onOver) => {
    const { groupId, itemId, column } = place;
    const before = this.#held?.place;
    if (before !== undefined && (before.itemId !== itemId || before.column !== column)) this.settle();
    this.#callOff();
    const write = () => {
      this.#setCell(groupId, itemId, column, text);
      setTimeout(onOver);
    };
    this.#held = { place, write };
    this.#callOff = afterTyping((event) => {
      // What receives the event next works with the draft as it is drawn. An element that loses the focus may do so while React draws.
      if (event === null || event.type === 'focusout') this.settle();
      else flushSync(this.settle);
    });
  };

  readonly settle = () => {
    const held = this.#held;
    this.#held = undefined;
    this.#callOff();
    held?.write();
  };
}
