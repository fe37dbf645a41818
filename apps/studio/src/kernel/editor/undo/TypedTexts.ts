import type { UndoDirection } from './undoKey.ts';

/** A field whose text the browser itself can undo. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Characters that are remembered at most; of what is older the browser is not asked to undo anything. */
const MOST_CHARACTERS = 500_000;

/**
 * What a text field held since typing in it began, so as to know how far the browser's own undo goes there: its list of
 * what can be undone belongs to the whole page, and beyond what was typed here it goes on in other fields, or replays what
 * is long overwritten.
 */
export class TypedTexts {
  readonly field: TextField;
  #texts: string[];
  #at = 0;
  #characters = 0;

  constructor(field: TextField) {
    this.field = field;
    this.#texts = [field.value];
  }

  /** Whether the field holds what it was last known to hold; false when a program has set it since. */
  get isCurrent(): boolean {
    return this.field.isConnected && this.#texts[this.#at] === this.field.value;
  }

  /** Whether the browser can undo or redo something that was typed here. */
  has(direction: UndoDirection): boolean {
    return direction === 'undo' ? this.#at > 0 : this.#at < this.#texts.length - 1;
  }

  /** Takes down what the field holds after typing, pasting or cutting. */
  typed(): void {
    const { value } = this.field;
    this.#texts = [...this.#texts.slice(0, this.#at + 1), value];
    this.#at += 1;
    this.#characters += value.length;
    while (this.#characters > MOST_CHARACTERS && this.#at > 0) {
      this.#characters -= this.#texts.shift()?.length ?? 0;
      this.#at -= 1;
    }
  }

  /**
   * Takes down what the field holds after the browser undid or redid.
   * @returns false when it never held that before: the browser replayed something else
   */
  wentTo(direction: UndoDirection): boolean {
    const { value } = this.field;
    const at =
      direction === 'undo'
        ? this.#texts.slice(0, this.#at).lastIndexOf(value)
        : this.#texts.indexOf(value, this.#at + 1);
    if (at === -1) return false;
    this.#at = at;
    return true;
  }
}
