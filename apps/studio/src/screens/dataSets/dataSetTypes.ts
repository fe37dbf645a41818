import type { DataSetType } from '@studio/api';
import { dataSetText } from './dataSets.messages.ts';

/** The types in the order in which they are offered. */
export const dataSetTypes: readonly DataSetType[] = [0, 1, 2, 3];

/** What a type is called on screen. */
export function typeLabel(type: DataSetType): string {
  return dataSetText(`type.${type}`);
}
