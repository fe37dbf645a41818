import { randomId } from '../randomId.ts';
import { type SignOfLife, showLife } from '../tabs/liveness.ts';
import type { DraftStore } from './DraftStore.ts';
import { DraftWriter } from './DraftWriter.ts';
import type { KeptEditor } from './KeptEditor.ts';
import { liveName } from './liveName.ts';
import { whenIdle } from './whenIdle.ts';

/** From an edit to its write; what follows in this time goes with it. */
const collectMs = 350;
/** How long the write may then wait for an idle moment. Both and the storage's own time stay under a second. */
const idleMs = 200;
/** The moments before which a page must have let go of what it knows. */
const lastMoments = ['visibilitychange', 'pagehide', 'beforeunload', 'freeze'] as const;

/** Whose drafts, and the time. */
export interface DraftKeeperOptions {
  /** Nothing is kept without a user: ''. */
  readonly userId: string;
  /** Epoch milliseconds now. Default: the browser's clock. */
  readonly clock?: (() => number) | undefined;
}

/** Keeps the unsaved edits of one editor in the store, for as long as there are any. */
export class DraftKeeper<Doc, Draft extends object> {
  /** Names the record of this editor. */
  readonly recordId = randomId();
  readonly #store: DraftStore;
  readonly #editor: KeptEditor<Doc, Draft>;
  readonly #userId: string;
  readonly #clock: () => number;
  readonly #writer = new DraftWriter<Doc, Draft>();
  readonly #life: SignOfLife;
  readonly #unsubscribe: () => void;
  #seen: Draft;
  #time: number;
  /** What the record is known to hold; null when that is not known. */
  #stored: { readonly draft: Draft; readonly id: string } | null = null;
  /** Whether there may be a record, and parts of it. */
  #hasRecord = false;
  #hasParts = false;
  #cancelWrite: (() => void) | null = null;
  #writing: Promise<boolean> | null = null;

  constructor(store: DraftStore, editor: KeptEditor<Doc, Draft>, options: DraftKeeperOptions) {
    this.#store = store;
    this.#editor = editor;
    this.#userId = options.userId;
    this.#clock = options.clock ?? Date.now;
    this.#seen = editor.state.draft;
    this.#time = this.#clock();
    this.#life = showLife(liveName(this.recordId));
    this.#unsubscribe = editor.subscribe(() => this.#noteChange());
    for (const moment of lastMoments) addEventListener(moment, this.#writeAtLast, { capture: true });
    if (editor.isDirty) this.#plan(0);
  }

  /** Stores what there is, now, also when it was stored before. False when it is not safe: drafts are off. */
  async flush(): Promise<boolean> {
    this.#callOff();
    await this.#writing;
    this.#stored = null;
    return this.#write();
  }

  /**
   * Takes the place of a draft that the editor goes on with: that one goes once this one is safe.
   * @param recordId of the draft that was restored
   */
  async replace(recordId: string): Promise<void> {
    if (await this.flush()) await this.#store.remove(recordId);
  }

  /** Ends the keeping. What is unsaved stays stored, and is offered again from now on. */
  stop(): Promise<void> {
    this.#unsubscribe();
    for (const moment of lastMoments) removeEventListener(moment, this.#writeAtLast, { capture: true });
    return this.#life.release(this.#finish());
  }

  async #finish(): Promise<void> {
    await this.flush();
    this.#callOff();
    if (!this.#hasRecord && this.#hasParts) await this.#store.remove(this.recordId);
  }

  readonly #writeAtLast = (event: Event): void => {
    if (event.type === 'visibilitychange' && document.visibilityState === 'visible') return;
    this.#callOff();
    this.#stored = null;
    void this.#write();
  };

  #noteChange(): void {
    const { draft } = this.#editor.state;
    if (draft !== this.#seen) {
      this.#seen = draft;
      this.#time = this.#clock();
    }
    // A base is too much to be written while a page goes away: it is not kept waiting.
    const delayMs = this.#writer.knows(this.#editor.state) ? collectMs : 0;
    if (this.#cancelWrite === null) this.#plan(Math.max(delayMs, this.#store.rest));
  }

  #plan(delayMs: number): void {
    const timer = setTimeout(() => {
      this.#cancelWrite = whenIdle(() => {
        this.#cancelWrite = null;
        void this.#writeInTurn();
      }, idleMs);
    }, delayMs);
    this.#cancelWrite = () => clearTimeout(timer);
  }

  #callOff(): void {
    this.#cancelWrite?.();
    this.#cancelWrite = null;
  }

  /** One write at a time; on a slow disk the next one takes what has come meanwhile. */
  async #writeInTurn(): Promise<void> {
    if (this.#writing !== null) await this.#writing;
    this.#writing = this.#write();
    const isSafe = await this.#writing;
    this.#writing = null;
    if (!isSafe && this.#cancelWrite === null) this.#plan(Math.max(collectMs, this.#store.rest));
  }

  /** All is handed to the storage before this returns, if the storage is open. */
  async #write(): Promise<boolean> {
    if (this.#userId === '' || !this.#editor.isDirty) return this.#removeRecord();
    const { definition, id, state } = this.#editor;
    const { base, origin, draft } = state;
    const isKnown = this.#stored?.draft === draft && this.#stored.id === id;
    if (isKnown && this.#writer.knows({ base, origin })) return true;
    const identity = { recordId: this.recordId, userId: this.#userId, kind: definition.kind, id };
    const time = draft === this.#seen ? this.#time : this.#clock();
    this.#stored = { draft, id };
    this.#hasRecord = true;
    this.#hasParts = true;
    const outcome = await this.#store.put(this.#writer.next(identity, { base, origin, draft }, time));
    if (outcome === 'stored') return true;
    this.#stored = null;
    this.#writer.forget();
    return outcome === 'baseMissing' && this.#write();
  }

  /** The parts stay while they may be of use to the next edit. */
  async #removeRecord(): Promise<boolean> {
    if (!this.#hasRecord) return true;
    this.#hasRecord = false;
    this.#stored = null;
    const keepsParts = this.#writer.knows(this.#editor.state);
    if (!keepsParts) this.#writer.forget();
    const isRemoved = await this.#store.remove(this.recordId, { keepsParts });
    this.#hasRecord ||= !isRemoved;
    return isRemoved;
  }
}
