import type { OtherEditor } from './EditorAddress.ts';
import { onReleased } from './liveness.ts';

/** Where there are no web locks: who has not answered this often is gone. */
const patience = 2;

interface Known {
  readonly other: OtherEditor;
  /** Ends the waiting for its end. */
  readonly waiting: AbortController;
  /** Rounds without an answer. */
  readonly missed: number;
}

/** What an open editor is shown by to other tabs. */
export function editorName(editorId: string): string {
  return `studio.editor.${editorId}`;
}

/** The editors of the same object in other tabs. Those whose tab dies go by themselves. */
export class OtherEditors {
  readonly #known = new Map<string, Known>();
  readonly #onChange: () => void;
  #list: readonly OtherEditor[] = [];

  /** @param onChange called when `list` is another one. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Those opened first come first. The same array until something changes. */
  get list(): readonly OtherEditor[] {
    return this.#list;
  }

  /** Records an editor that has sent a message. */
  note(editorId: string, other: OtherEditor): void {
    const known = this.#known.get(editorId);
    const waiting = known?.waiting ?? new AbortController();
    this.#known.set(editorId, { other, waiting, missed: 0 });
    if (known === undefined) onReleased(editorName(editorId), () => this.drop(editorId), waiting.signal);
    const isNews = known?.other.hasUnsaved !== other.hasUnsaved || known.other.since !== other.since;
    if (isNews) this.#update();
  }

  /** Removes an editor that is gone. */
  drop(editorId: string): void {
    const known = this.#known.get(editorId);
    if (known === undefined) return;
    known.waiting.abort();
    this.#known.delete(editorId);
    this.#update();
  }

  /** Starts another round of answers: who has missed too many is gone. */
  countRound(): void {
    for (const [editorId, known] of this.#known) {
      if (known.missed >= patience) this.drop(editorId);
      else this.#known.set(editorId, { ...known, missed: known.missed + 1 });
    }
  }

  /** Forgets all, without notification. */
  clear(): void {
    for (const { waiting } of this.#known.values()) waiting.abort();
    this.#known.clear();
    this.#list = [];
  }

  #update(): void {
    this.#list = [...this.#known.values()].map(({ other }) => other).toSorted((a, b) => a.since - b.since);
    this.#onChange();
  }
}
