/**
 * Rules and expressions of a form: 500 fields of which 200 are computed and 200 are shown by a rule each, and ten times as much. Measured are reading the form and
 * evaluating it whole, and evaluating it again after one change, which is what a key costs in Try it. BENCH_PEERS names a folder in which survey-core 3 is
 * installed: then the same form is evaluated by it in the same run, after both have been found to decide alike.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FormTrial, fieldKey, type TriedField, type TriedForm } from '../../packages/rules/src/index.ts';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';

/** Fields, rules and expressions. */
interface Size {
  readonly fields: number;
  readonly rules: number;
  readonly expressions: number;
}

const usual: Size = { fields: 500, rules: 200, expressions: 200 };
const large: Size = { fields: 5000, rules: 2000, expressions: 2000 };
const rounds = 40;
/** Milliseconds, and how many times as long. */
const limits = { whole: 20, change: 2, growth: 12, besidePeer: 0.2 };

const rows: BenchRow[] = [];
const missed: string[] = [];

const own = measure(usual, (size) => openTrial(size));
const ownLarge = measure(large, (size) => openTrial(size));
note(`Studio, ${usual.fields} fields`, own);
note(`Studio, ${large.fields} fields`, ownLarge);
judge(own.whole, limits.whole, 'the whole form');
judge(own.change, limits.change, 'after one change');
judge(ownLarge.whole / own.whole, limits.growth, 'the whole form of ten times the size, times');
const peers = process.env['BENCH_PEERS'];
if (peers !== undefined) {
  const peer = measure(usual, (size) => openSurvey(size, peers));
  note(`survey-core 3, ${usual.fields} fields`, peer);
  judge(own.whole / peer.whole, limits.besidePeer, 'the whole form beside survey-core, times');
  judge(own.change / peer.change, limits.besidePeer, 'after one change beside survey-core, times');
}
reportBench(
  `Rules and expressions of a form (milliseconds of processor; medians of ${rounds} rounds)`,
  rows,
  missed,
);

/** Milliseconds of processor that the process has taken: what else the machine does is not measured. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Opened {
  /** Enters a number in the first field. */
  readonly enter: (value: number) => void;
  readonly valueOf: (name: string) => unknown;
  readonly isShown: (name: string) => boolean;
}

interface Taken {
  readonly whole: number;
  readonly change: number;
}

function measure(size: Size, open: (size: Size) => Opened): Taken {
  const [wholes, changes]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const begun = cpuTime();
    const form = open(size);
    form.enter(1);
    wholes.push(cpuTime() - begun);
    check(form, 1);
    const changed = cpuTime();
    form.enter(100);
    changes.push(cpuTime() - changed);
    check(form, 100);
  }
  return { whole: percentile(wholes, 0.5), change: percentile(changes, 0.5) };
}

/** The first field is read by every tenth expression and rule, the others by what is behind them. */
function read(index: number): string {
  return index % 10 === 0 ? 'f0' : `f${index}`;
}

function limitOf(index: number): number {
  return 50 + (index % 10);
}

function check(form: Opened, entered: number): void {
  const [sum, isShown] = [form.valueOf('c10'), form.isShown('s10')];
  if (Number(sum) !== entered * 2 + 1 || isShown !== entered > limitOf(10))
    throw new Error(`With ${entered} the form comes to ${String(sum)}, ${String(isShown)}.`);
}

function openTrial({ fields, rules, expressions }: Size): Opened {
  const shown = Math.min(rules, fields - expressions - 1);
  const plain = fields - expressions - shown;
  const value = (name: string) => `fieldValue('Form', '${name}')`;
  const inputs = Array.from({ length: plain }, (_, index) => tried(`f${index}`, {}));
  const computed = Array.from({ length: expressions }, (_, index) =>
    tried(`c${index}`, { valueScript: `${value(read(index % plain))} * 2 + 1` }),
  );
  const conditional = Array.from({ length: shown }, (_, index) =>
    tried(`s${index}`, { isConditional: true, ruleName: `r${index}`, isDeletedWhenHidden: true }),
  );
  const form: TriedForm = {
    ...{ uniqueName: 'Form', condition: null, fields: [...inputs, ...computed, ...conditional] },
    rules: Array.from({ length: rules }, (_, index) => ({
      name: `r${index}`,
      condition: {
        kind: 'BinaryCondition',
        lhs: {
          ...{ kind: 'FieldValue', formTemplateUniqueName: 'Form', fieldName: read(index % plain) },
          typeName: 'Double',
        },
        operatorName: 'isGreaterThan',
        rhs: [{ kind: 'LiteralValue', typeName: 'Double', valueString: String(limitOf(index)) }],
      },
    })),
  };
  const trial = new FormTrial(form);
  const entered = Object.fromEntries(inputs.map(({ name }, index) => [name, index]));
  let outcome = trial.evaluate(entered);
  return {
    enter: (number) => {
      outcome = trial.evaluate({ ...entered, f0: number });
    },
    valueOf: (name) => outcome.values[fieldKey('Form', name)],
    isShown: (name) => outcome.fields.get(name)?.isShown === true,
  };
}

function tried(name: string, more: Partial<TriedField>): TriedField {
  return {
    ...{ name, typeName: 'Double', isConditional: false, ruleName: null, isDeletedWhenHidden: false },
    ...{ defaultValue: null, valueScript: '', disableScript: '', requiredScript: '', valueFormat: '' },
    ...{ repeatedBy: null, linkedKey: null, ...more },
  };
}

/** What is used of survey-core. */
interface SurveyModel {
  data: Record<string, unknown>;
  setValue(name: string, value: unknown): void;
  getValue(name: string): unknown;
  getQuestionByName(name: string): { readonly isVisible: boolean };
}

function openSurvey({ fields, rules, expressions }: Size, folder: string): Opened {
  // Its types are not installed here.
  const { Model } = createRequire(join(folder, 'package.json'))('survey-core') as {
    Model: new (json: object) => SurveyModel;
  };
  const shown = Math.min(rules, fields - expressions - 1);
  const plain = fields - expressions - shown;
  const names = Array.from({ length: plain }, (_, index) => `f${index}`);
  const survey = new Model({
    clearInvisibleValues: 'onHidden',
    elements: [
      ...names.map((name) => ({ type: 'text', inputType: 'number', name })),
      ...Array.from({ length: expressions }, (_, index) => ({
        ...{ type: 'expression', name: `c${index}`, expression: `{${read(index % plain)}} * 2 + 1` },
      })),
      ...Array.from({ length: shown }, (_, index) => ({
        ...{ type: 'text', name: `s${index}`, visibleIf: `{${read(index % plain)}} > ${limitOf(index)}` },
      })),
    ],
  });
  survey.data = Object.fromEntries(names.map((name, index) => [name, index]));
  return {
    enter: (number) => survey.setValue('f0', number),
    valueOf: (name) => survey.getValue(name),
    isShown: (name) => survey.getQuestionByName(name).isVisible,
  };
}

function note(what: string, { whole, change }: Taken): void {
  rows.push({ what, whole: Number(whole.toFixed(2)), 'after one change': Number(change.toFixed(2)) });
}

function judge(taken: number, limit: number, what: string): void {
  console.log(`${what}: ${taken.toFixed(2)} of at most ${limit}`);
  if (taken > limit) missed.push(`${what}: ${taken.toFixed(2)}, at most ${limit}`);
}
