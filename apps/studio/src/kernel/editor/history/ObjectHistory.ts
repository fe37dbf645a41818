import { isAbort } from '@studio/api';
import type { ChangeListItem, VersionSelection } from '@studio/widgets';
import { assign, shallowProxy } from '../../../platform/state/shallowProxy.ts';
import type { Loaded } from '../types.ts';
import type { VersionContent, VersionInfo, VersionSource } from '../VersionSource.ts';

/** What is known of the versions of an object, and which of them are compared. */
export interface HistoryState {
  /** Newest first; undefined until the first are there. */
  readonly versions: readonly VersionInfo[] | undefined;
  /** How many there are, loaded or not. */
  readonly total: number;
  readonly isLoading: boolean;
  /** Why versions could not be loaded; null when they could. */
  readonly error: unknown;
  readonly selection: VersionSelection | null;
  /** Undefined while they are not known. */
  readonly changes: readonly ChangeListItem[] | undefined;
  readonly isComparing: boolean;
  /** Why the versions could not be compared; null when they could. */
  readonly comparisonError: unknown;
}

/** What an object's history needs to know of it. */
export interface HistorySource<Doc, Draft> {
  readonly id: string;
  readonly versions: VersionSource<Doc, Draft>;
  toDraft(doc: Doc): Draft;
  /** What the editor holds now, unsaved edits included. */
  now(): VersionContent<Doc, Draft>;
}

const pageSize = 50;

/** The versions of one object: loaded page by page, and compared as chosen. */
export class ObjectHistory<Doc, Draft> {
  /** What is known now; for a component by `useShallowSnapshot`. */
  readonly state = shallowProxy<HistoryState>({
    versions: undefined,
    total: 0,
    isLoading: false,
    error: null,
    selection: null,
    changes: undefined,
    isComparing: false,
    comparisonError: null,
  });
  readonly #source: HistorySource<Doc, Draft>;
  readonly #loaded = new Map<number, Promise<Loaded<Doc>>>();
  #stop = new AbortController();
  #comparison = 0;

  constructor(source: HistorySource<Doc, Draft>) {
    this.#source = source;
  }

  /** Loads the newest versions, or older ones than are there; compares the newest with the one before. */
  async loadMore(): Promise<void> {
    const { versions: known = [], isLoading } = this.state;
    if (isLoading) return;
    assign(this.state, { isLoading: true, error: null });
    const { id, versions: source } = this.#source;
    try {
      const page = await source.list(id, known.length, pageSize, this.#stop.signal);
      const versions = withoutRepeats([...known, ...page.versions]);
      assign(this.state, { versions, total: page.total, isLoading: false });
      const [newest] = versions;
      if (this.state.selection === null && newest !== undefined)
        await this.select({ kind: 'one', id: String(newest.version), with: 'before' });
    } catch (error) {
      if (!isAbort(error)) assign(this.state, { isLoading: false, error });
    }
  }

  /** Compares other versions; what is overtaken by another choice is forgotten. */
  async select(selection: VersionSelection): Promise<void> {
    this.#comparison += 1;
    const comparison = this.#comparison;
    assign(this.state, { selection, isComparing: true, comparisonError: null });
    try {
      const changes = await this.#compare(selection);
      if (comparison === this.#comparison) assign(this.state, { changes, isComparing: false });
    } catch (error) {
      if (comparison === this.#comparison && !isAbort(error))
        assign(this.state, { isComparing: false, comparisonError: error });
    }
  }

  /** One version, with its content. */
  async load(version: number): Promise<Loaded<Doc>> {
    const { id, versions } = this.#source;
    const loading = this.#loaded.get(version) ?? versions.load(id, version, this.#stop.signal);
    this.#loaded.set(version, loading);
    try {
      return await loading;
    } catch (error) {
      this.#loaded.delete(version);
      throw error;
    }
  }

  /** Aborts what is pending. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#loaded.clear();
    assign(this.state, { isLoading: false, isComparing: false });
  }

  async #compare(selection: VersionSelection): Promise<readonly ChangeListItem[]> {
    const { versions, now } = this.#source;
    if (selection.kind === 'two') {
      const [before, after] = await Promise.all([this.#content(selection.from), this.#content(selection.to)]);
      return versions.compare(before, after);
    }
    const { id } = selection;
    const chosen = this.#content(id);
    if (selection.with === 'now') return versions.compare(await chosen, now());
    const before = Number(id) > 1 ? await this.#content(String(Number(id) - 1)) : null;
    return versions.compare(before, await chosen);
  }

  async #content(version: string): Promise<VersionContent<Doc, Draft>> {
    const { doc } = await this.load(Number(version));
    return { doc, draft: this.#source.toDraft(doc) };
  }
}

/** A version that was saved while the list was read moves the pages on by one. */
function withoutRepeats(versions: readonly VersionInfo[]): readonly VersionInfo[] {
  return [...new Map(versions.map((version) => [version.version, version])).values()];
}
