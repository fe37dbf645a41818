import type { ScoringFormula } from '@studio/api';
import fc from 'fast-check';
import { anyCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import { insertFormulas, moveFormulas, removeFormulas, setCell } from './editor/model/editFormulas.ts';
import { type FormulaRow, newFormula } from './editor/model/FormulaRow.ts';
import { scoringEditor } from './editor/route.tsx';
import type { ScoringDraft } from './editor/scoringDraft.ts';
import { newScoring, type Scoring } from './scoring.api.ts';

const day = 86_400_000;
const field = fc.constantFrom('Building::roofAge', 'Building::age', 'Claim::amount');

/** Ranges one after the other, each with an id. */
const formulas: fc.Arbitrary<ScoringFormula[]> = fc
  .array(fc.integer({ min: -40, max: 30 }), { maxLength: 4 })
  .map((scores) =>
    scores.map((score, index) => ({
      ...{ id: index + 1, type: 'Range' as const, score },
      ...{ minValue: index * 10, maxValue: index * 10 + 9 },
    })),
  );

const samples: fc.Arbitrary<Scoring> = fc
  .record({
    name: fc.constantFrom('A', 'B'),
    scoringFolderName: fc.constantFrom('Property', 'Fleet'),
    effectiveDateRangeBegin: fc.constantFrom(0, 365 * day),
    effectiveDateRangeEnd: fc.constantFrom(null, 800 * day),
    flags: fc.constantFrom('', 'PILOT'),
    formulas,
    version: fc.nat(9),
  })
  .map((facts) => ({
    ...{ ...newScoring, id: '7', formTemplateUniqueName: 'Building', variableName: 'age' },
    ...facts,
  }));

type RowsEdit = (rows: readonly FormulaRow[], row: FormulaRow | undefined) => readonly FormulaRow[];

const rowEdits: fc.Arbitrary<RowsEdit> = fc.oneof(
  fc.tuple(fc.constantFrom('score', 'maxValue'), fc.constantFrom('7', '-3', '', '1x')).map(
    ([column, text]): RowsEdit =>
      (rows, row) =>
        row ? setCell(rows, row, column === 'score' ? 'score' : 'maxValue', text) : rows,
  ),
  fc.nat(99).map(
    (from): RowsEdit =>
      (rows, row) =>
        insertFormulas(rows, row?.key ?? null, [
          newFormula('Range', { minValue: `${from}`, maxValue: `${from + 1}`, score: '1' }),
        ]),
  ),
  fc.constant<RowsEdit>((rows, row) => (row ? removeFormulas(rows, new Set([row.key])) : rows)),
  fc.constant<RowsEdit>((rows, row) => (row ? moveFormulas(rows, new Set([row.key]), 1) : rows)),
);

const edits: fc.Arbitrary<RandomEdit<Scoring, ScoringDraft>> = fc
  .tuple(rowEdits, fc.nat(4), fc.boolean())
  .map(([edit, index, isTyped]) => (draft) => {
    const row = draft.formulas[index % Math.max(1, draft.formulas.length)];
    return {
      draft: { ...draft, formulas: edit(draft.formulas, row) },
      intent: isTyped ? { coalesceKey: 'formulas' } : {},
    };
  });

/** The editor of scoring rules: rows get ids when they are saved. */
const scoringCase = plainEditorCase<Scoring, ScoringDraft>({
  name: 'Scoring rule editor',
  editor: scoringEditor,
  samples,
  values: {
    name: fc.constantFrom('A', 'B', 'A '),
    scoringFolderName: fc.constantFrom('Property', 'Fleet', 'New'),
    effectiveDateRangeBegin: fc.constantFrom('1970-01-01', '1971-01-01', '1972-06-01'),
    effectiveDateRangeEnd: fc.constantFrom('', '1972-03-11', '1973-01-01'),
    triggerField: field,
    inputField: field,
    triggerValues: fc.constantFrom('["1"]', '["0111","2"]'),
  },
  further: edits,
  saved: (draft, doc) => {
    const { formulas: sent = [], ...body } = scoringEditor.toBody(draft, doc);
    let lastId = Math.max(
      0,
      ...doc.formulas.map(({ id }) => id),
      ...draft.formulas.map(({ origin }) => origin.id),
    );
    const numbered = sent.map((formula): ScoringFormula => {
      lastId += (formula.id ?? -1) > 0 ? 0 : 1;
      const id = (formula.id ?? -1) > 0 ? (formula.id ?? lastId) : lastId;
      return formula.type === 'Range' ? { ...formula, id } : { ...formula, id, score: formula.score ?? null };
    });
    // The body says everything but what only the server gives.
    return { ...doc, ...(body as Partial<Scoring>), formulas: numbered, version: doc.version + 1 };
  },
});

/** A rule without the ids of its formulas. */
function withoutIds(payload: unknown): unknown {
  const { formulas: all = [], ...rest } = payload as ReturnType<typeof scoringEditor.toBody>;
  return { ...rest, formulas: all.map(({ id: _id, ...content }) => content) };
}

export const editorCases = [anyCase({ ...scoringCase, comparable: withoutIds })];
