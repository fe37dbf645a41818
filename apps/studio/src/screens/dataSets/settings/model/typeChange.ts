import type { DataSet, DataSetType } from '@studio/api';
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
