import type { RuleExpectation } from '@studio/rules';
import { readTextFile } from '../../../../../platform/transfer/readTextFile.ts';
import { type CaseTable, readTable } from './caseTable.ts';
import type { ReadCase } from './readCases.ts';

/** Bytes of a table or a JSON list at most: they are read at once. Lines of JSON are sent as they are. */
export const largestTable = 20 * 1024 * 1024;

/** A file that was chosen: a table whose columns can be mapped, or lines of JSON. */
export type ChosenFile =
  | { readonly kind: 'table'; readonly table: CaseTable }
  | { readonly kind: 'lines'; readonly blob: Blob; readonly count: number }
  | { readonly kind: 'unreadable' | 'tooLarge' };

/** A case a line, and how many they are. */
export interface CaseLines {
  readonly blob: Blob;
  readonly count: number;
  /** What is expected of the rule in question, by the line from 1; null for nothing. */
  readonly expectedOf: (line: number) => RuleExpectation | null;
}

/** What a file is: by its name, or else by how it begins. */
export async function readCaseFile(file: File): Promise<ChosenFile> {
  if (/\.(jsonl|ndjson)$/i.test(file.name)) return linesIn(file);
  if (file.size > largestTable) return (await beginsAsLines(file)) ? linesIn(file) : { kind: 'tooLarge' };
  const text = await readTextFile(file);
  const table = text === null ? null : readTable(text);
  if (table !== null) return { kind: 'table', table };
  return (await beginsAsLines(file)) ? linesIn(file) : { kind: 'unreadable' };
}

async function beginsAsLines(file: Blob): Promise<boolean> {
  const [first = ''] = (await file.slice(0, 64 * 1024).text())
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split('\n');
  try {
    const value: unknown = JSON.parse(first);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

async function linesIn(file: Blob): Promise<ChosenFile> {
  let count = 0;
  let isOpen = false;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const byte of value) {
      if (byte === 10) {
        if (isOpen) count += 1;
        isOpen = false;
      } else if (byte !== 13 && byte !== 32) isOpen = true;
    }
  }
  return { kind: 'lines', blob: file, count: count + (isOpen ? 1 : 0) };
}

/** The cases of a table as lines. */
export function toCaseLines(cases: readonly ReadCase[], ruleId: string): CaseLines {
  const parts = cases.map(({ name, values }) => `${JSON.stringify({ name, values })}\n`);
  const expected = cases.map((each) => expectedIn(each, ruleId));
  return { blob: new Blob(parts), count: cases.length, expectedOf: (line) => expected[line - 1] ?? null };
}

function expectedIn({ wanted, expected }: ReadCase, ruleId: string): RuleExpectation | null {
  return wanted ?? expected.find((each) => each.ruleId === ruleId) ?? null;
}
