import type { Upcoming } from '../store/Surroundings.ts';
import type { PlannedDocument, PlannedSection } from './RestorePlan.ts';

/** What becomes of the store when that is done which is planned. */
export function upcomingOf(sections: readonly PlannedSection[]): Upcoming & { replacedIds: Set<string> } {
  const replaced = sections.flatMap(({ documents, removals }) => [
    ...documents.filter(isWritten).flatMap(({ stored }) => stored?.id ?? []),
    ...removals.filter(({ isRefused }) => !isRefused).map(({ stored }) => stored.id),
  ]);
  const written = sections.map(({ section: { kind }, documents }) => {
    const named = Map.groupBy(documents.filter(isWritten), ({ after }) => kind.nameOf(after));
    const docs = [...named].map(([name, group]) => [name, group.map(({ after }) => after)] as const);
    return [kind.name, new Map(docs)] as const;
  });
  return { written: new Map(written), replacedIds: new Set(replaced) };
}

/** Whether the document is stored as the file says. */
export function isWritten({ fate }: PlannedDocument): boolean {
  return fate === 'added' || fate === 'updated';
}
