/** Keeps what is typed while the box for it is loading: nothing is lost, and nothing goes elsewhere. */
export class TypeAhead {
  #text = '';
  #catching: AbortController | null = null;

  /**
   * Takes the keys of the window from now on; does nothing while it does. Escape, Tab and a press of the pointer end that, and
   * the text is lost.
   * @param onEscape Escape was pressed: nothing is wanted any more.
   */
  start(onEscape: () => void): void {
    if (this.#catching) return;
    this.#catching = new AbortController();
    const options = { capture: true, signal: this.#catching.signal };
    addEventListener('pointerdown', () => this.stop(), options);
    addEventListener('keydown', (event) => this.#catch(event, onEscape), options);
  }

  /** Leaves the keys to the window again. @returns what was typed since the start; '' when it had ended. */
  take(): string {
    const text = this.#text;
    this.stop();
    return text;
  }

  /** Leaves the keys to the window again, and drops what was typed. */
  stop(): void {
    this.#catching?.abort();
    this.#catching = null;
    this.#text = '';
  }

  #catch(event: KeyboardEvent, onEscape: () => void): void {
    if (event.isComposing || isCommand(event)) return;
    if (event.key === 'Tab') this.stop();
    if (!isForBox(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      this.stop();
      onEscape();
    } else if (event.key === 'Backspace') {
      this.#text = [...this.#text].slice(0, -1).join('');
    } else if (isCharacter(event)) {
      this.#text += event.key;
    }
  }
}

/** What is typed for the palette while its code is loading. */
export const paletteTyping = new TypeAhead();

/** A shortcut; the characters of a third level are none. */
function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}

function isCharacter({ key }: KeyboardEvent): boolean {
  return [...key].length === 1;
}

/** What a box would take. Some of it means nothing before there is a list, and must not reach the page meanwhile. */
function isForBox(event: KeyboardEvent): boolean {
  return isCharacter(event) || /^(?:Escape|Backspace|Delete|Enter|Home|End|Page|Arrow)/.test(event.key);
}
