import type { Sort } from '@studio/ui';
import type { CodeTexts, ObjectReference, ReferenceColumn } from '../types.ts';

/** What the codes mean, and the text for a code without a meaning. */
export interface ReferenceTexts {
  readonly types: CodeTexts;
  readonly statuses: CodeTexts;
  readonly unknownCode: (code: number) => string;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function codeText(code: number, texts: CodeTexts, unknown: (code: number) => string): string {
  return Object.hasOwn(texts, code) ? (texts[code] ?? unknown(code)) : unknown(code);
}

/** What a column shows of a reference; empty for nothing. */
export function textOf(reference: ObjectReference, column: ReferenceColumn, texts: ReferenceTexts): string {
  switch (column) {
    case 'type':
      return codeText(reference.type, texts.types, texts.unknownCode);
    case 'name':
      return reference.name;
    case 'version':
      return String(reference.version ?? '');
    case 'status':
      return reference.status === undefined || reference.status === null
        ? ''
        : codeText(reference.status, texts.statuses, texts.unknownCode);
  }
}

/** The sort after a header was pressed: the same column turns round, another one starts ascending. */
export function nextReferencesSort(
  sort: Sort<ReferenceColumn> | null,
  key: ReferenceColumn,
): Sort<ReferenceColumn> {
  const isTurned = sort?.key === key && sort.direction === 'asc';
  return { key, direction: isTurned ? 'desc' : 'asc' };
}

/** The references in the order of a sort; equal ones keep the order given, numbers in texts count as numbers. */
export function sortReferences(
  references: readonly ObjectReference[],
  sort: Sort<ReferenceColumn> | null,
  texts: ReferenceTexts,
): readonly ObjectReference[] {
  if (sort === null) return references;
  const sign = sort.direction === 'asc' ? 1 : -1;
  const labelled = references.map((reference) => ({ reference, text: textOf(reference, sort.key, texts) }));
  labelled.sort((a, b) => sign * collator.compare(a.text, b.text));
  return labelled.map(({ reference }) => reference);
}
