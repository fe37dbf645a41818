import { preference } from '../../../platform/preferences/preferences.ts';
import { whenIdle } from '../../../platform/state/whenIdle.ts';
import { randomId } from '../randomId.ts';
import { holdLock, type LivenessLock } from '../tabs/liveness.ts';
import type { DraftStore } from './DraftStore.ts';
import { DraftWriter } from './DraftWriter.ts';
import { draftLockName } from './draftLockName.ts';
import type { KeptEditor } from './KeptEditor.ts';

/** Keeps the unsaved edits of an editor in the store, each within a second, until `stop`. */
export function keepDraft<Doc, Draft extends object>(
  store: DraftStore,
  editor: KeptEditor<Doc, Draft>,
  options: DraftKeeperOptions,
): DraftAutosave<Doc, Draft> {
  return new DraftAutosave(store, editor, options);
}

/** How long the write may then wait for an idle moment. Both and the storage's own time stay under a second. */
const idleMs = 200;
/** The moments before which a page must have let go of what it knows. */
const lastMoments = ['visibilitychange', 'pagehide', 'beforeunload', 'freeze'] as const;

/** Whose drafts, and the time. */
interface DraftKeeperOptions {
  /** Nothing is kept without a user: ''. */
  readonly userId: string;
  /** Epoch milliseconds now. Default: the browser's clock. */
  readonly clock?: (() => number) | undefined;
}

/** What a record holds that can change without its version. */
interface Kept<Doc, Draft extends object>
  extends Pick<KeptEditor<Doc, Draft>, 'id' | 'attempts'>,
    Pick<KeptEditor<Doc, Draft>['state'], 'draft' | 'decisions'> {}

/** Keeps the unsaved edits of one editor in the store, for as long as there are any. */
class DraftAutosave<Doc, Draft extends object> {
  /** Names the record of this editor. */
  readonly recordId = randomId();
  readonly #store: DraftStore;
  readonly #editor: KeptEditor<Doc, Draft>;
  readonly #userId: string;
  readonly #clock: () => number;
  readonly #writer = new DraftWriter<Doc, Draft>();
  readonly #life: LivenessLock;
  readonly #stopListening: readonly (() => void)[];
  #seen: Draft;
  #time: number;
  /** What the record is known to hold; null when that is not known. */
  #stored: Kept<Doc, Draft> | null = null;
  /** Whether there may be a record, and parts of it. */
  #hasRecord = false;
  #hasParts = false;
  #cancelWrite: (() => void) | null = null;
  #writing: Promise<boolean> | null = null;
  #isStopped = false;

  constructor(store: DraftStore, editor: KeptEditor<Doc, Draft>, options: DraftKeeperOptions) {
    this.#store = store;
    this.#editor = editor;
    this.#userId = options.userId;
    this.#clock = options.clock ?? Date.now;
    this.#seen = editor.state.draft;
    this.#time = this.#clock();
    this.#life = holdLock(draftLockName(this.recordId));
    this.#stopListening = [editor.subscribe(() => this.#noteChange()), editor.onSend(() => this.#writeNow())];
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
    this.#isStopped = true;
    for (const stop of this.#stopListening) stop();
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
    this.#stored = null;
    this.#writeNow();
  };

  /** A page that is unloaded, or a save that is sent, does not wait for it. */
  #writeNow(): void {
    this.#callOff();
    void this.#write().then((isSafe) => this.#planAgain(isSafe));
  }

  #noteChange(): void {
    const { draft } = this.#editor.state;
    if (draft !== this.#seen) {
      this.#seen = draft;
      this.#time = this.#clock();
    }
    // A base is too large to be written while a page is unloaded: it is not delayed.
    const delayMs = this.#writer.knows(this.#editor.state)
      ? preference('editor.draftCollectMilliseconds')
      : 0;
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
    this.#planAgain(isSafe);
  }

  /** What could not be stored is tried again, until it can be. */
  #planAgain(isSafe: boolean): void {
    if (!isSafe && !this.#isStopped && this.#cancelWrite === null)
      this.#plan(Math.max(preference('editor.draftCollectMilliseconds'), this.#store.rest));
  }

  /** All is handed to the storage before this returns, if the storage is open. */
  async #write(): Promise<boolean> {
    if (this.#userId === '' || !this.#isWorthKeeping) return this.#removeRecord();
    const { definition, id, state, attempts } = this.#editor;
    const { base, origin, draft, decisions } = state;
    const kept = { id, draft, attempts, decisions };
    if (isSame(this.#stored, kept) && this.#writer.knows({ base, origin })) return true;
    const { kind, schemaVersion } = definition;
    const identity = { recordId: this.recordId, userId: this.#userId, kind, id, schemaVersion };
    const time = draft === this.#seen ? this.#time : this.#clock();
    this.#stored = kept;
    this.#hasRecord = true;
    this.#hasParts = true;
    const written = this.#writer.next(identity, { base, origin, draft, attempts, decisions }, time);
    const outcome = await this.#store.put(written);
    if (outcome === 'stored') return true;
    this.#stored = null;
    this.#writer.forget();
    return outcome === 'baseMissing' && this.#write();
  }

  /** A pending save may be written after all that was typed is undone again. */
  get #isWorthKeeping(): boolean {
    return this.#editor.isDirty || this.#editor.attempts.length > 0;
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

function isSame<Doc, Draft extends object>(a: Kept<Doc, Draft> | null, b: Kept<Doc, Draft>): boolean {
  return (
    a !== null &&
    a.id === b.id &&
    a.draft === b.draft &&
    a.attempts === b.attempts &&
    a.decisions === b.decisions
  );
}
