import { kindNames } from '../kinds/kindNames.ts';
import type { Pause } from '../LoopTurns.ts';
import { csvLine } from '../spreadsheets/csvLine.ts';
import type {
  DictionaryContent,
  DictionaryEntry,
  DictionaryReference,
  ReferenceEnd,
} from './DictionaryContent.ts';

const headers = [
  ...['Kind', 'Name', 'Form Template', 'Label', 'Description'],
  ...['Type', 'Refers To', 'Referred To By'],
];

/** The dictionary as lines of a CSV file, without its start: what each entry refers to, and by what it is referred to. */
export async function dictionaryCsv(
  { entries, references }: DictionaryContent,
  pause: Pause,
): Promise<string> {
  const outgoing = Map.groupBy(references, ({ from }) => keyOf(from));
  const incoming = Map.groupBy(references, ({ to }) => keyOf(to));
  const lines: string[] = [];
  for (const entry of entries) {
    const key = keyOf(entry.target);
    const to = (outgoing.get(key) ?? []).map(describeTarget);
    const by = (incoming.get(key) ?? []).map(({ from }) => describeEnd(from));
    lines.push(csvLine([...ownCells(entry), listed(to), listed(by)]));
    await pause();
  }
  return `${csvLine(headers)}${lines.join('')}`;
}

function ownCells({ kind, name, form, label, description, details }: DictionaryEntry): string[] {
  return [kind, name, form, label, description, details];
}

function keyOf({ kind, name, part }: ReferenceEnd): string {
  return JSON.stringify([kind, name, part]);
}

function describeTarget({ to, isMissing }: DictionaryReference): string {
  return isMissing ? `${describeEnd(to)} (missing)` : describeEnd(to);
}

/** As entries are called, so that they can be found. */
function describeEnd({ kind, name, part }: ReferenceEnd): string {
  switch (kind) {
    case kindNames.dataSet:
      return `Data Set ${name}`;
    case kindNames.formTemplate:
      return part === '' ? `Form Template ${name}` : `Form Field ${name}.${part}`;
    default:
      return `${kind} ${name}`;
  }
}

function listed(texts: readonly string[]): string {
  return [...new Set(texts)].join('; ');
}
