import { scoringRuleLimits as limits, type ScoringRuleWrite } from '@studio/api';
import { defineIdEditor, idScreen } from '../../../kernel/kind/idEditor.ts';
import { EditorRoute } from '../../../kernel/object/EditorRoute.tsx';
import { choiceField } from '../../../kernel/object/plain/choiceField.tsx';
import { dateField } from '../../../kernel/object/plain/dateField.tsx';
import { toDay } from '../../../kernel/object/plain/days.ts';
import { namesakesIn } from '../../../kernel/object/plain/namesakesIn.ts';
import { selectField } from '../../../kernel/object/plain/selectField.tsx';
import { textField } from '../../../kernel/object/plain/textField.tsx';
import { peekLookup } from '../../../kernel/resource/Lookup.ts';
import { notify } from '../../../platform/feedback/notices.ts';
import { scoringRules } from '../early.ts';
import { newScoring, type Scoring, scoredForm, scoringObject } from '../scoring.api.ts';
import { scoringEditorText, scoringText } from '../scoring.messages.ts';
import { categoryField } from './categoryField.tsx';
import { formField } from './fieldPicker.tsx';
import { formulaList } from './formulaList.tsx';
import {
  type ApplyScoring,
  readField,
  type ScoringDraft,
  toScoringBody,
  toScoringDraft,
} from './scoringDraft.ts';
import { settleValues, triggerOperators, triggerValues } from './triggerValues.tsx';

/** Milliseconds for which the notice is shown that the end was cleared. */
const clearedMs = 5000;

const isConditional = ({ applyScoring }: ScoringDraft) => applyScoring === 'OnConditionMet';

/** The editor of scoring rules. */
export const scoringEditor = defineIdEditor<Scoring, ScoringDraft, ScoringRuleWrite>(scoringRules, {
  schemaVersion: 1,
  object: scoringObject,
  ...{ text: scoringText, editorText: scoringEditorText },
  ownTexts: () => ({
    createLabel: scoringEditorText('create'),
    copied: () => scoringEditorText('copied'),
    saveQuestion: scoringEditorText('saveQuestion'),
    copyQuestion: scoringEditorText('copyQuestion'),
  }),
  fields: {
    name: textField({
      label: () => scoringEditorText('name'),
      ...{ ...limits.name, isName: true },
      findNamesakes: namesakesIn(scoringRules.list, 'name'),
    }),
    scoringFolderName: categoryField,
    effectiveDateRangeBegin: dateField({
      label: () => scoringEditorText('begin'),
      isRequired: true,
      implies: (begin, { effectiveDateRangeEnd: end }) => withoutEarlyEnd(begin, end),
    }),
    effectiveDateRangeEnd: dateField({
      label: () => scoringEditorText('end'),
      implies: (end, { effectiveDateRangeBegin: begin }) => withoutEarlyEnd(begin, end),
    }),
    flags: textField({ label: () => scoringEditorText('flags'), ...limits.flags, spellCheck: false }),
    applyScoring: choiceField<ApplyScoring, Scoring, ScoringDraft>({
      label: () => scoringEditorText('apply'),
      choices: () => [
        { value: 'always', label: scoringEditorText('apply.always') },
        { value: 'OnConditionMet', label: scoringEditorText('apply.condition') },
      ],
      bodyName: 'triggerFieldFormTemplateUniqueName',
      linkedFields: ['triggerField', 'triggerOperator', 'triggerValues'],
      implies: (apply) =>
        apply === 'always' ? { triggerField: '', triggerOperator: null, triggerValues: '' } : {},
    }),
    triggerField: formField(
      {
        label: () => scoringEditorText('trigger'),
        ...{ bodyName: 'triggerFieldVariableName', isShown: isConditional, isRequired: true },
        implies: (field, draft) => (field === draft.triggerField ? {} : { triggerValues: '' }),
      },
      { onlyScored: false },
    ),
    triggerOperator: selectField<Scoring, ScoringDraft, number>({
      label: () => scoringEditorText('operator'),
      ...{ isShown: isConditional, isRequired: true, implies: settleValues },
      choices: () =>
        Object.values(triggerOperators).map((value) => ({
          ...{ value, label: scoringEditorText(`operator.${value}`) },
        })),
    }),
    triggerValues,
    inputField: formField(
      {
        label: () => scoringEditorText('input'),
        ...{ bodyName: 'variableName', isRequired: true },
        implies: (field, draft) => (isScoredOtherwise(field, draft) ? { formulas: [] } : {}),
      },
      { onlyScored: true },
    ),
  },
  lists: { formulas: formulaList },
  order: [
    ['name', 'scoringFolderName'],
    ['effectiveDateRangeBegin', 'effectiveDateRangeEnd', 'flags'],
    'applyScoring',
    ['triggerField', 'triggerOperator', 'triggerValues'],
    'inputField',
    'formulas',
  ],
  blank: newScoring,
  toDraft: toScoringDraft,
  toBody: toScoringBody,
});

/** An end before its start is cleared, with a notice. */
function withoutEarlyEnd(begin: string, end: string): Partial<ScoringDraft> {
  const [from, to] = [toDay(begin), toDay(end)];
  if (from === null || to === null || to >= from) return {};
  notify({ message: scoringEditorText('end.early'), tone: 'warning', durationMs: clearedMs });
  return { effectiveDateRangeEnd: '' };
}

/** Whether the rows were made for a field of another type, or for values of another set. Without a field, what is chosen next is not known. */
function isScoredOtherwise(text: string, { formulas, inputField }: ScoringDraft): boolean {
  if (text === '') return inputField !== '';
  const field = scoredFieldOf(text);
  if (!field?.scoredBy) return false;
  if (formulas.some(({ origin }) => origin.type !== field.scoredBy)) return true;
  const former = scoredFieldOf(inputField);
  return former !== null && (former.type !== field.type || former.dataSetName !== field.dataSetName);
}

/** A field as far as it is known. */
function scoredFieldOf(text: string) {
  const named = readField(text);
  return (named && peekLookup(scoredForm(named.form))?.fields.get(named.field)) ?? null;
}

const scoringScreen = idScreen(scoringEditor, {
  permission: 'MODIFY_SCORING_CONFIGURATION',
  isWide: true,
});

/** The editor of one scoring rule. */
export function Component() {
  return <EditorRoute of={scoringScreen} />;
}
