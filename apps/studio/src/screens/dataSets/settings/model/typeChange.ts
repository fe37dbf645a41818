import type { DataSet, DataSetType } from '@studio/api';
import { dataSetSettingsText } from '../settings.messages.ts';
import { dataSetType } from './SettingsDraft.ts';
import { hasCriteria } from './toSettings.ts';

/** What another type does to a set's content: how many of each. */
export interface TypeChange {
  /** Items that stay in the set, but are neither offered nor shown any more. */
  readonly hiddenItems: number;
  readonly lostCriteria: number;
  /** A dependency on the product counts as one, and so does each field. */
  readonly lostDependencies: number;
  /** Priorities of default values. */
  readonly lostPriorities: number;
}

/** What changing a set's type does to its content; null when nothing is hidden or lost. */
export function typeChangeOf(doc: DataSet, type: DataSetType): TypeChange | null {
  const keepsCriteria = hasCriteria(type);
  const change = {
    hiddenItems: showsItems(doc.type) && !showsItems(type) ? doc.items.length : 0,
    lostCriteria: keepsCriteria ? 0 : countCriteria(doc),
    lostDependencies: keepsCriteria ? 0 : countDependencies(doc),
    lostPriorities: type === dataSetType.dependent ? 0 : countPriorities(doc),
  };
  return Object.values(change).some((count) => count > 0) ? change : null;
}

function showsItems(type: DataSetType): boolean {
  return type === dataSetType.static || type === dataSetType.dependent;
}

function countCriteria({ items }: DataSet): number {
  return items.reduce((sum, item) => sum + (item.enhancedDynamicDataItemCriteriaList?.length ?? 0), 0);
}

function countDependencies({ dynamicDataSetDependency: dependency }: DataSet): number {
  if (dependency === null) return 0;
  return dependency.sourceFieldDependencies.length + (dependency.productDependent ? 1 : 0);
}

function countPriorities({ items }: DataSet): number {
  return items.filter(({ defaultPrecedence = null }) => defaultPrecedence !== null).length;
}

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
    ...(lost.length === 0 ? [] : [dataSetSettingsText('typeChange.loses', { losses: list(lost) })]),
  ];
  return effects.join(dataSetSettingsText('typeChange.and'));
}

function counted(what: 'hides' | (typeof losses)[number][1], count: number): string[] {
  if (count === 0) return [];
  const number = count === 1 ? 'one' : 'many';
  return [dataSetSettingsText(`typeChange.${what}.${number}`, { count: count.toLocaleString() })];
}

function list(texts: readonly string[]): string {
  return new Intl.ListFormat(undefined, { type: 'conjunction' }).format(texts);
}
