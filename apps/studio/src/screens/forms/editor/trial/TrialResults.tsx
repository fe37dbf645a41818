import type { UiFormTemplate } from '@studio/api';
import {
  analyseForm,
  type FilledValues,
  type FormFinding,
  type FormOutcome,
  FormTrial,
  type TriedForm,
} from '@studio/rules';
import { Button } from '@studio/ui';
import { checkForm, type FormViewProps, type RenderLink } from '@studio/widgets';
import { useMemo } from 'react';
import { randomUuid } from '../../../../kernel/editor/randomId.ts';
import { checkPatterns, patternsOf } from '../../../../kernel/formView/formPatterns.ts';
import type { LoadedOptions } from '../../../../kernel/formView/loadOptions.ts';
import type { Audience, PlacedField } from '../../../../kernel/formView/ViewedForm.ts';
import { useResource } from '../../../../kernel/resource/useResource.ts';
import { namesOf } from '../../conditions/ConditionNames.ts';
import { ownDraft } from '../../conditions/ownForm.ts';
import { useConditionTexts } from '../../conditions/useConditionTexts.ts';
import { savedCondition } from '../draft/conditionRows.ts';
import type { CaseRow, FormDraft, FormPart } from '../draft/FormDraft.ts';
import { toFormDraft } from '../draft/toFormDraft.ts';
import type { FaultPlace } from '../faultPlace.ts';
import { describeFinding, describeFindingPlace, type FindingWords } from './describeFinding.ts';
import { analysedForm, placeOfFinding } from './model/analysedForm.ts';
import { type CaseRun, caseRunner, savedCases } from './model/caseRuns.ts';
import { type ElsewhereTypes, type ElsewhereValues, offeredIn } from './model/elsewhere.ts';
import { type FilledIn, filledInBy, shownCase, toKeptCase } from './model/formCases.ts';
import { triedForm } from './model/trialForm.ts';
import { TrialAcceptance, type TrialProblem } from './TrialAcceptance.tsx';
import { TrialCases } from './TrialCases.tsx';
import { TrialCircles, TrialComputed, TrialDecided, TrialLinked } from './TrialComputed.tsx';
import { TrialRules } from './TrialRules.tsx';
import { Lines } from './TrialTab.styles.ts';
import { trialText } from './trial.messages.ts';

/** What was entered, kept while the drawer is closed. */
export interface KeptTrial {
  readonly values: FilledValues;
  /** Values of other forms, properties and variables, by key. */
  readonly others: Readonly<Record<string, string>>;
  readonly audience: Audience;
  /** The id of the product that it is filled in for; null for any. */
  readonly product: string | null;
}

/** The form that is tried out, and the editor around it. */
export interface TrialHostProps {
  readonly draft: FormDraft;
  readonly doc: UiFormTemplate;
  /** @param name null for the rule that shows the form */
  readonly hrefOfRule: (name: string | null) => string;
  readonly renderLink: RenderLink;
  /** Why kept cases cannot be changed; empty when they can. */
  readonly lockedBecause: string;
  readonly getDraft: () => FormDraft;
  readonly onDraftChange: (draft: FormDraft) => void;
  /** Leads to a place of the form. */
  readonly onShow: (place: FaultPlace) => void;
}

/** A form that is filled in, and what becomes of it. */
export interface TrialResultsProps extends TrialHostProps {
  readonly trial: FormTrial;
  readonly fields: readonly PlacedField<FormPart>[];
  readonly form: FormViewProps['form'];
  readonly options: LoadedOptions;
  /** The values that fields of other forms offer. */
  readonly elsewhere: ElsewhereValues;
  /** The types of fields of other forms. */
  readonly types: ElsewhereTypes;
  /** The forms that circles may lead through. */
  readonly otherForms: readonly TriedForm[];
  /** What is filled in, with what is computed and linked. */
  readonly shown: FilledValues;
  /** Keys of fields and sections that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly outcome: FormOutcome;
  /** What is filled in now: more than is shown while another key is on its way. */
  readonly getFilled: () => FilledIn & { readonly outcome: FormOutcome };
  /** Fills in the form with a case. */
  readonly onFill: (filled: Pick<KeptTrial, 'values' | 'others'>) => void;
  /** Moves the focus to an entry. */
  readonly onFocus: (path: TrialProblem['path']) => void;
}

/** What follows from what is filled in: rules, scripts, links, kept cases, warnings, and what would not be accepted. */
export function TrialResults(props: TrialResultsProps) {
  const { draft, doc, trial, fields, form, options, elsewhere, types, otherForms, shown, hidden } = props;
  const { outcome, getFilled } = props;
  const { hrefOfRule, renderLink, lockedBecause, getDraft, onDraftChange, onShow, onFill, onFocus } = props;
  const { uniqueName } = doc.formTemplate;
  const names = useConditionNames(draft, uniqueName);
  const findings = useMemo(
    () =>
      analyseForm(analysedForm(draft, uniqueName, { options, elsewhere: offeredIn(elsewhere), otherForms })),
    [draft, uniqueName, options, elsewhere, otherForms],
  );
  const runs = useCaseRuns(draft, doc, types);
  const changeCases = (change: (cases: readonly CaseRow[]) => readonly CaseRow[]) => {
    const now = getDraft();
    onDraftChange({ ...now, cases: change(now.cases) });
  };
  const changeCase = (key: string, change: (row: CaseRow) => CaseRow) =>
    changeCases((cases) => cases.map((row) => (row.key === key ? change(row) : row)));
  /** What is expected of a case is what becomes of it now. */
  const accept = (row: CaseRow) => {
    const filled = filledInBy(row, uniqueName, types);
    const own = new FormTrial(triedForm(draft, uniqueName)).evaluate(filled.values, filled.others);
    const { expected } = toKeptCase(filled, own, { draft, uniqueName });
    changeCase(row.key, (before) => ({ ...before, expected }));
  };
  const patterns = useMemo(() => patternsOf(fields, shown, hidden), [fields, shown, hidden]);
  const matches = useResource(patterns.length === 0 ? null : JSON.stringify(patterns), (signal) =>
    checkPatterns(patterns, { signal }),
  );
  const faults = useMemo(() => checkForm(form, shown, hidden), [form, shown, hidden]);
  return (
    <>
      <TrialRules {...{ draft, trial, outcome, names, hrefOfRule, renderLink, onShow }} />
      <TrialComputed fields={fields} outcome={outcome} />
      <TrialDecided fields={fields} outcome={outcome} />
      <TrialCircles fields={fields} outcome={outcome} />
      <TrialLinked fields={fields} outcome={outcome} />
      <TrialCases
        {...{ runs, uniqueName, fields, names, lockedBecause }}
        onKeep={(name) => {
          const { outcome: own, ...filled } = getFilled();
          const row = {
            key: randomUuid(),
            name,
            ...toKeptCase(filled, own, { draft, uniqueName }),
          };
          changeCases((cases) => [...cases, row]);
        }}
        onShow={(row) => onFill(shownCase(row, uniqueName, fields))}
        onAccept={accept}
        onTake={({ key }) => {
          const { outcome: own, ...filled } = getFilled();
          const { values } = toKeptCase(filled, own, { draft, uniqueName });
          changeCase(key, (row) => ({ ...row, values }));
        }}
        onChange={changeCase}
        onRemove={(row) => changeCases((cases) => cases.filter(({ key }) => key !== row.key))}
      />
      <TrialFindings findings={findings} words={{ draft, uniqueName, names }} onShow={onShow} />
      <TrialAcceptance
        problems={[...faults, ...(patterns.length === 0 || matches.isStale ? [] : (matches.data ?? []))]}
        onShow={onFocus}
      />
    </>
  );
}

/** The kept cases, run on the form as it is edited, and compared with what they come to on the saved one. */
function useCaseRuns(
  { parts, rules, condition, cases }: FormDraft,
  doc: UiFormTemplate,
  types: ElsewhereTypes,
): readonly CaseRun[] {
  const { uniqueName } = doc.formTemplate;
  const saved = useMemo(() => savedCases({ draft: toFormDraft(doc), uniqueName }), [doc, uniqueName]);
  const run = useMemo(
    () => caseRunner({ draft: { parts, rules, condition }, uniqueName }, saved, types),
    [parts, rules, condition, uniqueName, saved, types],
  );
  return useMemo(() => cases.map(run), [cases, run]);
}

/** The names that conditions are described with; of other forms as far as they are loaded. */
function useConditionNames({ parts, condition, rules }: FormDraft, uniqueName: string) {
  const own = useMemo(() => ownDraft(uniqueName, parts), [uniqueName, parts]);
  const conditions = useMemo(
    () =>
      [condition, ...rules.map((rule) => rule.condition)].filter((text) => text !== '').map(savedCondition),
    [condition, rules],
  );
  const names = useConditionTexts(own, conditions);
  return useMemo(() => namesOf(own, names), [own, names]);
}

/** What is probably not meant. */
interface TrialFindingsProps {
  readonly findings: readonly FormFinding[];
  readonly words: FindingWords;
  readonly onShow: (place: FaultPlace) => void;
}

/** What is probably not meant in rules, expressions and links of the form, each leading to its place. */
function TrialFindings({ findings, words, onShow }: TrialFindingsProps) {
  return (
    <section>
      <h3>{trialText('findings')}</h3>
      {findings.length === 0 && <p data-part="muted">{trialText('findings.none')}</p>}
      <Lines>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <Button size="sm" variant="ghost" onClick={() => onShow(placeOfFinding(finding, words.draft))}>
              {trialText('findings.line', {
                place: describeFindingPlace(finding, words),
                text: describeFinding(finding, words),
              })}
            </Button>
          </li>
        ))}
      </Lines>
    </section>
  );
}
