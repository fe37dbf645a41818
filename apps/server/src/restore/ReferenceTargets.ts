import type { PlacedReference } from '../exchange/RestoreFile.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsByName } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { Kind } from '../store/Kind.ts';
import { needsContent, referenceFault } from '../store/referenceFault.ts';
import { type ReferenceTarget, targetKey } from '../store/targetKey.ts';
import type { StoredNames } from './loadStoredNames.ts';
import type { PlannedDocument, PlannedSection } from './RestorePlan.ts';
import { isWritten } from './upcomingOf.ts';

/** Of each document, for it takes reading them; how large they are is not known. */
const assumedSize = 2000;

interface TargetOptions {
  kinds: ReadonlyMap<string, Kind>;
  sections: readonly PlannedSection[];
  storedNames: StoredNames;
}

/** Whether references hold once the file is restored. */
export class ReferenceTargets {
  readonly #options: TargetOptions;
  /** What the file writes, by kind and name. */
  readonly #written = new Map<string, Map<string, PlannedDocument[]>>();
  /** The names that are gone once the file is restored, by kind. */
  readonly #removed = new Map<string, Set<string>>();
  /** Keys of the parts that the file takes away. */
  readonly #lost = new Set<string>();
  /** The ids of the documents whose places those of the file take, or that it removes. */
  readonly #replaced = new Set<string>();
  /** What is wrong with references to documents that stay as they are. */
  readonly #faults = new Map<PlacedReference, string>();

  constructor(options: TargetOptions) {
    this.#options = options;
    for (const { section, documents, removals } of options.sections) {
      const written = documents.filter(isWritten);
      for (const { stored } of [...written, ...removals]) if (stored) this.#replaced.add(stored.id);
      this.#written.set(
        section.kind.name,
        Map.groupBy(written, ({ document }) => document.name),
      );
      this.#removed.set(section.kind.name, this.#namesWithout(section.kind.name, removals));
    }
  }

  /** Looks into stored documents for what references demand of them. */
  async load(tx: Queries, references: readonly PlacedReference[], pause: Pause): Promise<void> {
    const demanding = references.filter(
      (reference) => needsContent(reference) && this.#isAskedOfStore(reference) && this.exists(reference),
    );
    for (const [kindName, group] of Map.groupBy(demanding, ({ toKind }) => toKind)) {
      const kind = this.#kindOf(kindName);
      const byName = Map.groupBy(group, ({ toName }) => toName);
      const lookUp = async (names: string[]) => {
        const found = Map.groupBy(await findDocumentsByName(tx, kind, names), ({ name }) => name);
        for (const [name, documents] of found) {
          const isShared = kind.identityOf !== undefined;
          const staying = documents.filter(({ id }) => !isShared || !this.#replaced.has(id));
          const docs = staying.map(({ doc }) => doc);
          for (const reference of byName.get(name) ?? []) {
            const fault = referenceFault(reference, kind, docs);
            if (fault !== null) this.#faults.set(reference, fault);
          }
        }
        await pause();
      };
      await inSlices(byName.keys(), { weigh: () => assumedSize, work: lookUp });
    }
  }

  /** Notes parts that stored documents have and the file's do not. */
  loseParts(parts: readonly ReferenceTarget[]): void {
    for (const part of parts) this.#lost.add(targetKey(part));
  }

  /** Whether the file takes the part away to which the reference leads. */
  isLost(reference: PlacedReference): boolean {
    return this.#lost.has(targetKey(reference));
  }

  /** Whether there will be a document of that name. */
  exists(reference: PlacedReference): boolean {
    if (this.#writtenOf(reference)) return true;
    const isStored = this.#options.storedNames.get(reference.toKind)?.byName.has(reference.toName) ?? false;
    return isStored && !this.isRemoved(reference);
  }

  /** Whether the file takes the document away. */
  isRemoved({ toKind, toName }: PlacedReference): boolean {
    return this.#removed.get(toKind)?.has(toName) ?? false;
  }

  /** Why the reference will not hold, or null; `load` must have looked at it. */
  faultOf(reference: PlacedReference): string | null {
    const kind = this.#kindOf(reference.toKind);
    const written = this.#writtenOf(reference);
    if (written) {
      const docs = written.map(({ after }) => after);
      const fault = referenceFault(reference, kind, docs);
      // Of several documents of a name it is enough when one that stays serves.
      return kind.identityOf && this.#isServedByStore(reference) ? null : fault;
    }
    if (this.isRemoved(reference)) {
      return `The ${kind.noun} '${reference.toName}' is not in the file, and its section is emptied first.`;
    }
    return this.exists(reference)
      ? (this.#faults.get(reference) ?? null)
      : referenceFault(reference, kind, []);
  }

  #isAskedOfStore(reference: PlacedReference): boolean {
    return !this.#writtenOf(reference) || this.#kindOf(reference.toKind).identityOf !== undefined;
  }

  #isServedByStore(reference: PlacedReference): boolean {
    const stored = this.#options.storedNames.get(reference.toKind)?.byName.get(reference.toName) ?? [];
    return stored.some(({ id }) => !this.#replaced.has(id)) && !this.#faults.has(reference);
  }

  #kindOf(name: string): Kind {
    const kind = this.#options.kinds.get(name);
    if (!kind) throw new Error(`A reference leads to the unknown kind ${name}.`);
    return kind;
  }

  /** The names of which no document stays. */
  #namesWithout(kindName: string, removals: PlannedSection['removals']): Set<string> {
    const byName = this.#options.storedNames.get(kindName)?.byName;
    const removed = Map.groupBy(removals, ({ stored }) => stored.name);
    const gone = [...removed].filter(([name, some]) => some.length >= (byName?.get(name)?.length ?? 0));
    return new Set(gone.map(([name]) => name));
  }

  #writtenOf({ toKind, toName }: PlacedReference): PlannedDocument[] | undefined {
    return this.#written.get(toKind)?.get(toName);
  }
}
