import type { KeptCase } from '@studio/api';
import { saveBlob } from '../../../../platform/transfer/download.ts';
import { toCsvFile } from '../../../../platform/transfer/toCsvFile.ts';
import { benchText } from './bench.messages.ts';
import { type CaseWords, casesToJson, casesToRows } from './model/readCases.ts';

/** Whose cases are exported. */
export interface ExportedCases {
  readonly ruleSetName: string;
  /** The rule whose expectations are in a CSV file; null for none: it has one column for them. */
  readonly ruleId: string | null;
}

/** Saves the cases of a set as a file that can be imported again. */
export function exportCases(
  cases: readonly KeptCase[],
  { ruleSetName, ruleId }: ExportedCases,
  format: 'csv' | 'json',
): void {
  const data =
    format === 'csv'
      ? toCsvFile(casesToRows(cases, ruleId, caseWords()))
      : new Blob([casesToJson(cases)], { type: 'application/json' });
  saveBlob(data, `${benchText('export.file', { set: ruleSetName })}.${format}`);
}

/** The headings and words of exported tables, by which they are read again. */
export function caseWords(): CaseWords {
  return {
    ...{ name: benchText('case'), expected: benchText('expected') },
    ...{ yes: benchText('expected.holds'), no: benchText('expected.not') },
  };
}
