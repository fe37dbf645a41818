import { type UndoDirection, undoKey } from './undoKey.ts';

/** A field whose text the browser itself can undo. */
type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Characters that are remembered at most; of what is older the browser is not asked to undo anything. */
const MOST_CHARACTERS = 500_000;

/**
 * What a text field held since typing in it began, so as to know how far the browser's own undo goes there: its list of
 * what can be undone belongs to the whole page, and beyond what was typed here it goes on in other fields, or replays what
 * is long overwritten.
 */
class TypedTexts {
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

/** What the keys of undo and redo work on: an editor. */
export interface Undoable {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The key of the edits that are coalesced into the newest step; null when there is none. */
  readonly coalesceKey: string | null;
  undo(): unknown;
  redo(): unknown;
  /** The next edit is a step of its own. */
  stopCoalescing(): void;
  /** The next edit is the browser undoing or redoing what was typed; with null it is not, as it changed nothing. */
  browserTurns?(direction: UndoDirection | null): void;
}

/**
 * Undo and redo by key, and by the browser's menus, for an editor that is drawn in an element: wherever the focus is, but in another text field,
 * whose text the browser undoes, and while the element is behind a modal.
 *
 * What was typed in the text field of one line that has focus is the browser's to undo, in its own small steps, for as long as that
 * typing is the newest step here; everything before is undone as a step of the editor. In a field of several lines browsers go back by
 * single characters: each burst of typing there is a step of the editor: it ends with a pause. When a field loses focus, its step is
 * complete. The browser never gets to undo in another field than the one with focus.
 * @param root the element; null while there is none
 * @returns stops it
 */
export function listenForUndo(editor: Undoable, root: () => Element | null): () => void {
  const keys = new UndoKeys(editor, root);
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('keydown', () => keys.noteKey(), { signal, capture: true });
  document.addEventListener('keydown', (event) => keys.onKeyDown(event), { signal });
  document.addEventListener('beforeinput', (event) => keys.onBeforeInput(event), { signal, capture: true });
  document.addEventListener('input', (event) => keys.onInput(event), { signal });
  document.addEventListener('focusout', (event) => keys.onFocusOut(event), { signal, capture: true });
  return () => stop.abort();
}

/** Milliseconds without a key after which typing in a field of several lines is another step. */
const burstMs = 1000;

class UndoKeys {
  readonly #editor: Undoable;
  readonly #root: () => Element | null;
  #typing: { readonly texts: TypedTexts; coalesceKey: string | undefined } | null = null;
  /** When something was typed last, by the time of events. */
  #typedAt = 0;
  /** A turn that the browser was left to take, and has not taken yet. */
  #turn: object | null = null;

  constructor(editor: Undoable, root: () => Element | null) {
    this.#editor = editor;
    this.#root = root;
  }

  /** A key has had recorded what was held back, before anything follows from it: now the key of what was typed is known. */
  noteKey(): void {
    if (this.#typing !== null) this.#typing.coalesceKey ??= this.#editor.coalesceKey ?? undefined;
  }

  onKeyDown(event: KeyboardEvent): void {
    const direction = undoKey(event);
    const { target } = event;
    if (direction === null || event.defaultPrevented || event.isComposing) return;
    if (!this.#isMine(target) || isRichText(target)) return;
    if (this.#isBrowsers(direction)) this.#leaveToBrowser(direction);
    else {
      event.preventDefault();
      this.#run(direction);
    }
  }

  onBeforeInput(event: InputEvent): void {
    const direction = directionOf(event);
    const { target } = event;
    if (direction !== null) this.#allow(event, direction);
    else if (isTextField(target) && this.#isInside(target)) {
      this.#editor.browserTurns?.(null);
      if (target instanceof HTMLTextAreaElement && event.timeStamp - this.#typedAt > burstMs)
        this.#editor.stopCoalescing();
      this.#typedAt = event.timeStamp;
      if (!this.#isGoingOn(target)) this.#typing = { texts: new TypedTexts(target), coalesceKey: undefined };
    }
  }

  /** Called after the screen has recorded the edit, or holds it back until it is painted: no key is known of it until then. */
  onInput(event: Event): void {
    if (event.target !== this.#typing?.texts.field) return;
    const direction = event instanceof InputEvent ? directionOf(event) : null;
    const { texts } = this.#typing;
    this.#typing.coalesceKey = this.#editor.coalesceKey ?? undefined;
    if (direction === null) texts.typed();
    else if (!texts.wentTo(direction)) this.#run(direction);
    this.#turn = null;
  }

  onFocusOut({ target }: FocusEvent): void {
    if (!(isTextField(target) || isRichText(target)) || !this.#isInside(target)) return;
    this.#typing = null;
    this.#editor.stopCoalescing();
  }

  #isInside(target: EventTarget | null): boolean {
    return target instanceof Node && this.#root()?.contains(target) === true;
  }

  /** Whether keys that are pressed in an element are the editor's: there, or where nothing else undoes. */
  #isMine(target: EventTarget | null): boolean {
    const root = this.#root();
    if (root === null || root.closest(behindModal) !== null) return false;
    return this.#isInside(target) || !(isTextField(target) || isRichText(target));
  }

  /** Whether typing in this field goes on from where it was left. */
  #isGoingOn(field: TextField): boolean {
    if (this.#typing?.texts.field !== field || !this.#typing.texts.isCurrent) return false;
    return this.#typing.coalesceKey === undefined || this.#typing.coalesceKey === this.#editor.coalesceKey;
  }

  #isBrowsers(direction: UndoDirection): boolean {
    const field = document.activeElement;
    if (!isTextField(field) || !this.#isGoingOn(field) || this.#typing === null) return false;
    const isOneStep = field instanceof HTMLTextAreaElement && typeof this.#typing.coalesceKey === 'string';
    return !isOneStep && this.#typing.texts.has(direction);
  }

  /** Lets the browser undo what was typed in the field with focus, and nothing else. */
  #allow(event: InputEvent, direction: UndoDirection): void {
    const { target } = event;
    const { activeElement } = document;
    const isMeant = this.#isMine(activeElement);
    if (isRichText(target) || !(isMeant || this.#isInside(target))) return;
    if (target === activeElement && this.#isBrowsers(direction)) {
      this.#editor.browserTurns?.(direction);
      return;
    }
    event.preventDefault();
    this.#turn = null;
    if (isMeant) this.#run(direction);
  }

  /** Steps in when the browser turns out to have nothing to undo, as in a field that a program wrote into. */
  #leaveToBrowser(direction: UndoDirection): void {
    const turn = {};
    this.#turn = turn;
    setTimeout(() => {
      if (this.#turn === turn) this.#run(direction);
    });
  }

  #run(direction: UndoDirection): void {
    this.#turn = null;
    if (!(direction === 'undo' ? this.#editor.canUndo : this.#editor.canRedo)) return;
    this.#typing = null;
    this.#editor[direction]();
  }
}

/** What a modal has taken the page out of reach with. */
const behindModal = '[aria-hidden="true"], [inert]';

function directionOf({ inputType }: InputEvent): UndoDirection | null {
  if (inputType === 'historyUndo') return 'undo';
  return inputType === 'historyRedo' ? 'redo' : null;
}

const textTypes = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number']);

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLInputElement) return textTypes.has(target.type);
  return target instanceof HTMLTextAreaElement;
}

/** A rich text or code editor has a history of its own. */
function isRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
