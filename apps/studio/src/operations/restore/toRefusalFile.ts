import type { RestoreRefusal } from '@studio/api';
import { toCsvFile } from '../../platform/transfer/toCsvFile.ts';
import { manageText } from '../manage.messages.ts';

/** The refusals as a CSV file: line, section, name and reason. */
export function toRefusalFile(refusals: readonly RestoreRefusal[]): Blob {
  const header = [
    manageText('restore.refusals.line'),
    manageText('restore.section'),
    manageText('restore.refusals.name'),
    manageText('restore.refusals.reason'),
  ];
  const rows = refusals.map(({ line, section, name, message }) => [
    ...[line === null ? '' : String(line), section ?? '', name ?? '', message],
  ]);
  return toCsvFile([header, ...rows]);
}
