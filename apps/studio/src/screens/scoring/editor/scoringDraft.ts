import type { ScoringRuleWrite } from '@studio/api';
import { parseFormField, serializeFormFields } from '@studio/widgets';
import { toDay, toDayText } from '../../../kernel/object/plain/days.ts';
import type { Scoring } from '../scoring.api.ts';
import { type FormulaRow, toFormula, toFormulaRow } from './model/FormulaRow.ts';

/** When scoring is applied. */
export type ApplyScoring = 'always' | 'OnConditionMet';

/** A scoring rule as it is edited. */
export interface ScoringDraft extends Pick<Scoring, 'name' | 'flags' | 'scoringFolderName'> {
  /** YYYY-MM-DD. */
  readonly effectiveDateRangeBegin: string;
  /** Empty for no end. */
  readonly effectiveDateRangeEnd: string;
  readonly applyScoring: ApplyScoring;
  /** Form and field, as `form::field`; empty for none. */
  readonly triggerField: string;
  readonly triggerOperator: number | null;
  /** The values as a JSON list, which are one decision with the field and the operator; empty for none. */
  readonly triggerValues: string;
  /** Form and field, as `form::field`; empty for none. */
  readonly inputField: string;
  readonly formulas: readonly FormulaRow[];
}

/** A field of a form. */
export interface NamedField {
  readonly form: string;
  readonly field: string;
}

/** The field that a text of a draft names; null for none. */
export function readField(text: string): NamedField | null {
  const read = parseFormField(text);
  return read === null ? null : { form: read.form.name, field: read.fields[0]?.name ?? '' };
}

/** The text of a field in a draft. */
export function writeField({ form, field }: NamedField): string {
  return serializeFormFields({ form: { name: form }, fields: [{ name: field }] })[0] ?? '';
}

/** Makes a draft of a rule. The days are those of UTC. */
export function toScoringDraft(doc: Scoring): ScoringDraft {
  const { triggerFieldFormTemplateUniqueName: form, triggerFieldVariableName: field } = doc;
  const isNew = doc.id === '';
  return {
    name: doc.name,
    flags: doc.flags,
    scoringFolderName: doc.scoringFolderName,
    effectiveDateRangeBegin: isNew ? '' : toDayText(doc.effectiveDateRangeBegin),
    effectiveDateRangeEnd: toDayText(doc.effectiveDateRangeEnd),
    applyScoring: form === null ? 'always' : 'OnConditionMet',
    triggerField: form === null || field === null ? '' : writeField({ form, field }),
    triggerOperator: doc.triggerOperator,
    triggerValues: writeList(readValues(doc.triggerFieldValue)),
    inputField:
      doc.variableName === ''
        ? ''
        : writeField({ form: doc.formTemplateUniqueName, field: doc.variableName }),
    formulas: doc.formulas.map(toFormulaRow),
  };
}

/** Makes what is sent of a draft. */
export function toScoringBody(draft: ScoringDraft): ScoringRuleWrite {
  const input = readField(draft.inputField);
  const trigger = draft.applyScoring === 'always' ? null : readField(draft.triggerField);
  const operator = draft.triggerOperator;
  return {
    name: draft.name.trim(),
    scoringFolderName: draft.scoringFolderName.trim(),
    effectiveDateRangeBegin: toDay(draft.effectiveDateRangeBegin) ?? 0,
    effectiveDateRangeEnd: toDay(draft.effectiveDateRangeEnd),
    flags: draft.flags.trim(),
    formTemplateUniqueName: input?.form ?? '',
    variableName: input?.field ?? '',
    triggerFieldFormTemplateUniqueName: trigger?.form ?? null,
    triggerFieldVariableName: trigger?.field ?? null,
    triggerOperator:
      trigger !== null && (operator === 0 || operator === 1 || operator === 2) ? operator : null,
    triggerFieldValue: trigger && writeValues(readList(draft.triggerValues)),
    formulas: draft.formulas.flatMap((row) => toFormula(row) ?? []),
  };
}

/** The values that a draft holds. */
export function readList(text: string): readonly string[] {
  return text === '' ? [] : (JSON.parse(text) as string[]);
}

/** Values as a draft holds them. */
export function writeList(values: readonly string[]): string {
  return values.length === 0 ? '' : JSON.stringify(values);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The values in `<values><value>…</value></values>`, as the server writes it. */
export function readValues(xml: string | null): string[] {
  const found = (xml ?? '').matchAll(/<value>([^<]*)<\/value>/g);
  return [...found].map(([, text = '']) =>
    text.replaceAll(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name = '') => {
        if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
        return decimal === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(decimal));
      },
    ),
  );
}

/** Values as the contract has them. */
export function writeValues(values: readonly string[]): string {
  const escaped = values.map((value) =>
    value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;'),
  );
  return `<values>${escaped.map((value) => `<value>${value}</value>`).join('')}</values>`;
}
