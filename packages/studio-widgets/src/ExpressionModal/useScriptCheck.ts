import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLoaded } from '../shared/deferred/useLoaded.ts';
import { labelOf } from '../TwoStepSelector/model/prompt.ts';
import type { SelectorItem } from '../TwoStepSelector/types.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type { ScriptReport } from './model/scriptProblem.ts';
import type { WordedProblem } from './ProblemList.tsx';
import type { ExpressionFunction, ScriptRunner } from './types.ts';
import type { FieldDirectory } from './useFieldDirectory.ts';

const loadTools = () => import('./scriptTools.ts');

/** Milliseconds without a key before the fields of a form that the script names are looked up. */
const settleMs = 500;

export interface ScriptCheckInput {
  readonly script: string;
  readonly isOpen: boolean;
  readonly functions: readonly ExpressionFunction[];
  /** Those of other kinds of expressions, too; undefined where it is not known what there is. */
  readonly allFunctions: readonly ExpressionFunction[] | undefined;
  /** All forms whose labels are known. */
  readonly forms: readonly SelectorItem[];
  readonly directory: FieldDirectory;
  /** Fields can be looked up. */
  readonly hasFields: boolean;
  /** What evaluates scripts; null before it is loaded, and where there is none. */
  readonly runner: ScriptRunner | null;
  readonly labels: ExpressionModalLabels;
}

/** The editor with its parser, once loaded, and what is wrong with the script. */
export interface ScriptCheck extends ScriptReport {
  readonly tools: Awaited<ReturnType<typeof loadTools>> | null;
  readonly problems: readonly WordedProblem[];
  /** Fields that the script names are still being looked up. */
  readonly isChecking: boolean;
}

const nothing = { problems: [], errors: 0, warnings: 0 };

/** Reads the script at every change; the fields that it names are looked up once it has settled. */
export function useScriptCheck(input: ScriptCheckInput): ScriptCheck {
  const { script, isOpen, functions, allFunctions, forms, directory, hasFields, runner, labels } = input;
  const { known } = directory;
  const tools = useLoaded(loadTools, isOpen);

  const parsed = useMemo(() => tools?.parseScript(script), [tools, script]);
  const named = useMemo(() => {
    if (!tools || !parsed) return '';
    const references = tools.findReferences(parsed);
    return JSON.stringify([...new Set(references.map(({ form }) => form))]);
  }, [tools, parsed]);

  const lookUp = useEffectEvent((names: readonly string[]) => {
    for (const name of names) if (!known.has(name)) directory.load(name).catch(() => undefined);
  });
  useEffect(() => {
    const names = namesOf(named);
    if (names.length === 0) return undefined;
    const timer = setTimeout(() => lookUp(names), settleMs);
    return () => clearTimeout(timer);
  }, [named]);

  const report = useMemo(() => {
    if (!tools || !parsed) return nothing;
    const valuesOf = (type: ExpressionFunction['type'], among = functions) =>
      new Set(among.filter((each) => each.type === type).map(({ value }) => value));
    const labelOfForm = (name: string) => labelOf(forms.find((form) => form.name === name) ?? { name });
    const context = {
      functions: valuesOf('function'),
      otherFunctions: valuesOf('function', allFunctions),
      hasOtherNames: allFunctions === undefined,
      constants: valuesOf('constant'),
      forms: forms.map(({ name }) => name),
      fieldsOf: (form: string) => {
        const fields = known.get(form);
        return Array.isArray(fields) ? fields.map(({ name }: SelectorItem) => name) : toState(fields);
      },
    };
    const found = tools.checkScript(script, context, parsed);
    const { problems, ...counts } = withRefusal(found, script, runner);
    const { problem: describe = tools.problemText } = labels;
    const worded = problems.map((problem) => {
      const { fault, line } = problem;
      return {
        ...problem,
        message: describe(fault, line, 'form' in fault ? labelOfForm(fault.form) : ''),
      };
    });
    return { problems: worded, ...counts };
  }, [tools, parsed, script, functions, allFunctions, forms, known, runner, labels]);
  const isChecking = useMemo(
    () => hasFields && namesOf(named).some((name) => !known.has(name)),
    [named, known, hasFields],
  );

  return { tools, ...report, isChecking };
}

/** What is no JavaScript has its errors already. */
function withRefusal(report: ScriptReport, script: string, runner: ScriptRunner | null): ScriptReport {
  const refusal = report.errors > 0 || script.trim() === '' ? null : (runner?.check?.(script) ?? null);
  if (refusal === null) return report;
  const { reason, from, to } = refusal;
  const line = script.slice(0, from).split('\n').length;
  const fault = { kind: 'not-read', reason } as const;
  const problem = { fault, severity: 'error', from, to, line } as const;
  return {
    ...report,
    problems: [...report.problems, problem].sort((one, other) => one.from - other.from),
    errors: 1,
  };
}

function namesOf(named: string): readonly string[] {
  return named === '' ? [] : JSON.parse(named);
}

function toState(fields: unknown): null | 'failed' | undefined {
  if (fields === null || fields === 'failed') return fields;
  return undefined;
}
