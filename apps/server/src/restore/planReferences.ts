import type { RefusalList } from '../exchange/RefusalList.ts';
import type { PlacedReference, RestoreContent } from '../exchange/RestoreFile.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { targetKey } from '../store/targetKey.ts';
import type { ReferenceTargets } from './ReferenceTargets.ts';
import type { PlannedDocument, PlannedSection } from './RestorePlan.ts';

interface ReferenceOptions {
  sections: readonly PlannedSection[];
  /** What the file holds, to tell what it was refused with from what it lacks. */
  contents: readonly RestoreContent[];
  targets: ReferenceTargets;
  refusals: RefusalList;
  pause: Pause;
}

/**
 * Refuses documents whose references would dangle. Order within the file does not matter. A reference that the stored
 * document has and that dangles already stays allowed, as it does when the document is saved.
 */
export async function planReferences(
  tx: Queries,
  { sections, contents, targets, refusals, pause }: ReferenceOptions,
): Promise<void> {
  const names = new Map(contents.map(({ section, names: known }) => [section.kind.name, known]));
  const isInFile = ({ toKind, toName }: PlacedReference) => names.get(toKind)?.has(toName) ?? false;
  const suspects: Suspect[] = [];
  for (const { section, documents } of sections) {
    for (const planned of documents) {
      const references = suspectsOf(planned, targets);
      if (references.length > 0) suspects.push({ section, planned, references });
      await pause();
    }
  }
  const wanted = suspects.flatMap(({ references }) => references);
  await targets.load(tx, wanted, pause);
  for (const { section, planned, references } of suspects) {
    for (const reference of references) {
      const message = targets.faultOf(reference);
      // What the file holds but was refused with says so itself.
      if (message === null || (!targets.exists(reference) && isInFile(reference))) continue;
      planned.fate = 'refused';
      refusals.add({
        message,
        position: reference.position,
        section: section.name,
        name: planned.document.name,
      });
    }
    await pause();
  }
}

interface Suspect extends Pick<PlannedSection, 'section'> {
  planned: PlannedDocument;
  references: PlacedReference[];
}

/** Those that are new, and those whose target is about to go. */
function suspectsOf({ fate, document, knownTargets, stored }: PlannedDocument, targets: ReferenceTargets) {
  return document.references.filter((reference) => {
    if (reference.mayBeMissing === true || document.unresolved.has(targetKey(reference))) return false;
    if (targets.isRemoved(reference) || targets.isLost(reference)) return true;
    const isStoredAsItIs = fate === 'left' && stored !== null;
    return !isStoredAsItIs && !knownTargets.has(targetKey(reference));
  });
}
