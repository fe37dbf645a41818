import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLoaded } from '../shared/deferred/useLoaded.ts';
import { labelOf } from '../TwoStepSelector/model/prompt.ts';
import type { SelectorItem } from '../TwoStepSelector/types.ts';
import type { ExpressionModalLabels } from './labels.ts';
import type { WordedProblem } from './ProblemList.tsx';
import type { ExpressionFunction } from './types.ts';
import type { FieldDirectory } from './useFieldDirectory.ts';

const loadTools = () => import('./scriptTools.ts');

/** Milliseconds without a key before the fields of a form that the script names are looked up. */
const settleMs = 500;

export interface ScriptCheckInput {
  readonly script: string;
  readonly isOpen: boolean;
  readonly functions: readonly ExpressionFunction[];
  /** All forms whose labels are known. */
  readonly forms: readonly SelectorItem[];
  readonly directory: FieldDirectory;
  readonly labels: ExpressionModalLabels;
}

/** The editor with its parser, once loaded, and what is wrong with the script. */
export interface ScriptCheck {
  readonly tools: Awaited<ReturnType<typeof loadTools>> | null;
  readonly problems: readonly WordedProblem[];
}

/** Reads the script at every change; the fields that it names are looked up once it has settled. */
export function useScriptCheck(input: ScriptCheckInput): ScriptCheck {
  const { script, isOpen, functions, forms, directory, labels } = input;
  const { known } = directory;
  const tools = useLoaded(loadTools, isOpen);

  const named = useMemo(() => {
    if (!tools) return '';
    const references = tools.findReferences(tools.parseScript(script));
    return JSON.stringify([...new Set(references.map(({ form }) => form))]);
  }, [tools, script]);

  const lookUp = useEffectEvent((names: readonly string[]) => {
    for (const name of names) if (!known.has(name)) directory.load(name).catch(() => undefined);
  });
  useEffect(() => {
    if (named === '') return undefined;
    const names: readonly string[] = JSON.parse(named);
    const timer = setTimeout(() => lookUp(names), settleMs);
    return () => clearTimeout(timer);
  }, [named]);

  const problems = useMemo(() => {
    if (!tools) return [];
    const valuesOf = (type: ExpressionFunction['type']) =>
      new Set(functions.filter((each) => each.type === type).map(({ value }) => value));
    const labelOfForm = (name: string) => labelOf(forms.find((form) => form.name === name) ?? { name });
    const found = tools.checkScript(script, {
      functions: valuesOf('function'),
      constants: valuesOf('constant'),
      forms: forms.map(({ name }) => name),
      fieldsOf: (form) => {
        const fields = known.get(form);
        return Array.isArray(fields) ? fields.map(({ name }: SelectorItem) => name) : toState(fields);
      },
    });
    return found.map((problem) => {
      const { fault, line } = problem;
      return {
        ...problem,
        message: labels.problem(fault, line, 'form' in fault ? labelOfForm(fault.form) : ''),
      };
    });
  }, [tools, script, functions, forms, known, labels]);

  return { tools, problems };
}

function toState(fields: unknown): null | 'failed' | undefined {
  if (fields === null || fields === 'failed') return fields;
  return undefined;
}
