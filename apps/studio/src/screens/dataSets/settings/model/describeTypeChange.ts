import { t } from '../../../../messages/messages.ts';
import type { TypeChange } from './typeChange.ts';
import '../settings.messages.ts';

const losses = [
  ['lostCriteria', 'criteria'],
  ['lostDependencies', 'dependencies'],
  ['lostPriorities', 'priorities'],
] as const;

/** What a change of type does, as the end of a sentence about the set: 'loses 3 criteria and 1 dependency'. */
export function describeTypeChange(change: TypeChange): string {
  const lost = losses.flatMap(([count, what]) => counted(what, change[count]));
  const effects = [
    ...counted('hides', change.hiddenItems),
    ...(lost.length === 0 ? [] : [t('dataSets.settings.typeChange.loses', { losses: list(lost) })]),
  ];
  return effects.join(t('dataSets.settings.typeChange.and'));
}

function counted(what: 'hides' | (typeof losses)[number][1], count: number): string[] {
  if (count === 0) return [];
  const number = count === 1 ? 'one' : 'many';
  return [t(`dataSets.settings.typeChange.${what}.${number}`, { count: count.toLocaleString() })];
}

function list(texts: readonly string[]): string {
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(texts);
}
