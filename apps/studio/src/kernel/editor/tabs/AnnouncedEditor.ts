import { Emitter } from '../../../platform/state/Emitter.ts';
import { randomId } from '../randomId.ts';
import {
  type EditorAddress,
  type EditorMessage,
  isEditorMessage,
  isSameAddress,
  type OtherEditor,
} from './EditorAddress.ts';
import { holdLock, type LivenessLock, onReleased } from './liveness.ts';
import { type Channel, openChannel } from './openChannel.ts';

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
function editorName(editorId: string): string {
  return `studio.editor.${editorId}`;
}

/** The editors of the same object in other tabs. Those whose tab dies go by themselves. */
class OtherEditors {
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

/** Minimum interval between messages about changes, in milliseconds. */
const updateMs = 250;
/** How often the others are asked whether they are there, in milliseconds, where there are no web locks. */
const roundMs = 2000;

const thisTab = randomId();

/** What tests set. */
export interface AnnounceOptions {
  /** Names this tab. Default: one name for each page that is loaded. */
  readonly tabId?: string | undefined;
  /** Epoch milliseconds now. Default: the browser's clock. */
  readonly clock?: (() => number) | undefined;
}

/** What is particular to each kind of message. */
type Unaddressed<Message> = Message extends EditorMessage
  ? Omit<Message, 'address' | 'tabId' | 'editorId'>
  : never;

/** An open editor among those of other tabs. Where tabs have no channel there are no others. */
export class AnnouncedEditor {
  readonly #address: EditorAddress;
  readonly #getState: () => { readonly hasUnsaved: boolean };
  readonly #editorId = randomId();
  readonly #tabId: string;
  readonly #since: number;
  readonly #life: LivenessLock;
  readonly #channel: Channel<EditorMessage> | null;
  readonly #changes = new Emitter();
  /** Calls back when `others` changes. Returns the unsubscribe function. */
  readonly onChange = this.#changes.on;
  readonly #saves = new Emitter<[etag: string]>();
  /** Calls back when another tab has saved the object, with the version that it is now. Returns the unsubscribe function. */
  readonly onSaved = this.#saves.on;
  readonly #others = new OtherEditors(this.#changes.emit);
  readonly #rounds: ReturnType<typeof setInterval>;
  #update: ReturnType<typeof setTimeout> | undefined;
  #announced: boolean | null = null;
  #isStopped = false;

  constructor(
    address: EditorAddress,
    getState: () => { readonly hasUnsaved: boolean },
    { tabId = thisTab, clock = Date.now }: AnnounceOptions = {},
  ) {
    this.#address = address;
    this.#getState = getState;
    this.#tabId = tabId;
    this.#since = clock();
    this.#life = holdLock(editorName(this.#editorId));
    this.#channel = openChannel('studio.editors', isEditorMessage, (message) => this.#receive(message));
    this.#rounds = setInterval(() => this.#startRound(), roundMs);
    addEventListener('pagehide', this.#leave);
    addEventListener('pageshow', this.#comeBack);
    // Before it shows, others would take it for dead.
    void this.#life.isHeld.then(() => this.#announceHere(true));
  }

  /** The editors of the same object and user in other tabs, those opened first first. */
  get others(): readonly OtherEditor[] {
    return this.#others.list;
  }

  /** Broadcasts the state to other tabs, throttled to 250 ms. Costs nothing to call for every keystroke. */
  update(): void {
    this.#update ??= setTimeout(() => {
      this.#update = undefined;
      if (this.#announced !== this.#getState().hasUnsaved) this.#announceHere(false);
    }, updateMs);
  }

  /** Notifies the others that this tab has saved. */
  announceSave(etag: string): void {
    this.#send({ type: 'saved', etag });
    this.#announceHere(false);
  }

  /** Ends it: the others no longer see this editor. */
  stop(): void {
    if (this.#isStopped) return;
    this.#leave();
    this.#isStopped = true;
    clearTimeout(this.#update);
    clearInterval(this.#rounds);
    removeEventListener('pagehide', this.#leave);
    removeEventListener('pageshow', this.#comeBack);
    this.#others.clear();
    this.#channel?.close();
    void this.#life.release();
  }

  readonly #leave = (): void => this.#send({ type: 'gone' });

  readonly #comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) this.#announceHere(true);
  };

  #receive(message: EditorMessage): void {
    const { address, tabId, editorId } = message;
    if (this.#isStopped || tabId === this.#tabId || !isSameAddress(address, this.#address)) return;
    if (message.type === 'gone') this.#others.drop(editorId);
    else if (message.type === 'saved') this.#saves.emit(message.etag);
    else {
      const { hasUnsaved, since, asks } = message;
      this.#others.note(editorId, { tabId, hasUnsaved, since });
      if (asks) this.#announceHere(false);
    }
  }

  #startRound(): void {
    if (this.#life.isWebLock || this.#others.list.length === 0) return;
    this.#others.countRound();
    this.#announceHere(true);
  }

  #announceHere(asks: boolean): void {
    const { hasUnsaved } = this.#getState();
    this.#announced = hasUnsaved;
    this.#send({ type: 'here', hasUnsaved, since: this.#since, asks });
  }

  #send(message: Unaddressed<EditorMessage>): void {
    if (this.#isStopped) return;
    this.#channel?.post({ ...message, address: this.#address, tabId: this.#tabId, editorId: this.#editorId });
  }
}
