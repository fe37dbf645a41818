import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldReference } from '../types.ts';
import { checkScript, findReferences, type ScriptContext } from './checkScript.ts';
import { documentedFunctions } from './documentedFunctions.ts';
import { parseScript } from './parseScript.ts';
import { isSavable } from './scriptProblem.ts';
import { snippetOf } from './snippet.ts';

const context: ScriptContext = {
  functions: new Set(documentedFunctions.filter(({ type }) => type === 'function').map(({ value }) => value)),
  constants: new Set(['PI']),
  forms: ['propertyRating', 'liabilityRating'],
  fieldsOf: (form) => {
    if (form === 'propertyRating') return ['buildingPremium', 'contentsPremium'];
    if (form === 'offline') return 'failed';
    return form === 'pending' ? undefined : null;
  },
};
const faultsOf = (script: string) => checkScript(script, context).problems.map(({ fault }) => fault);

describe('checkScript', () => {
  it.each([
    '',
    '  // only a note\n',
    "sum(field('propertyRating', 'buildingPremium'), 2) * 1.025",
    'Math.round(PI) + Math.abs(-1)',
    "if (true) { return 'a'; }",
    'const twice = (value) => value * 2; twice(3)',
    "fieldValue('propertyRating', 'buildingPremium').toFixed(2)",
    "'a'.trim() === `b`",
    "field('pending', 'anything')",
    '({ key: 1 }).key',
  ])('finds nothing wrong with %j', (script) => {
    expect(checkScript(script, context)).toEqual({ problems: [], errors: 0, warnings: 0 });
  });

  it('names the place where reading ended', () => {
    expect(checkScript('1 +\n* 2', context).problems).toEqual([
      { fault: { kind: 'syntax', code: 'unexpected-token' }, severity: 'error', from: 4, to: 5, line: 2 },
    ]);
    expect(checkScript('sum(1\n\n', context).problems[0]).toMatchObject({
      severity: 'error',
      from: 5,
      line: 1,
    });
  });

  it('survives what nests too deeply to be read', () => {
    expect(checkScript('('.repeat(200_000), context).problems[0]).toMatchObject({ severity: 'error' });
  });

  it('flags an unknown function, and what was probably meant', () => {
    expect(faultsOf('summ(1)')).toEqual([{ kind: 'unknown-function', name: 'summ', suggestion: 'sum' }]);
    expect(faultsOf('Math.rond(1)')).toEqual([
      { kind: 'unknown-function', name: 'Math.rond', suggestion: 'Math.round' },
    ]);
    expect(faultsOf('eval("1")')).toMatchObject([{ kind: 'unknown-function', name: 'eval' }]);
    expect(faultsOf('toFixd(1); x.toFixed(2)')).toMatchObject([{ name: 'toFixd' }, { kind: 'unknown-name' }]);
  });

  it('takes a method of an unknown name for what the name is: a warning', () => {
    expect(checkScript('total.toFixed(2) + window.fetch("x").status', context)).toMatchObject({
      problems: [{ fault: { kind: 'unknown-name', name: 'total' } }, { fault: { name: 'window' } }],
      errors: 0,
      warnings: 2,
    });
  });

  it.each([
    'encodeURIComponent("a b")',
    'parseInt("7", 10) + parseFloat("1.5")',
    'PI.toFixed(2)',
    "Array.prototype.slice.call('abc')",
    "new Intl.NumberFormat('en').format(1)",
    'Object(1); String(1).padStart(3)',
  ])('knows the functions of the language that %j calls', (script) => {
    expect(faultsOf(script)).toEqual([]);
  });

  it('lists 200 problems at most, errors first, and counts them all', () => {
    const script = Array.from({ length: 10_000 }, (_, index) => `nobody${index}\n`).join('');
    const report = checkScript(`${script}summ(1)`, context);
    expect(report).toMatchObject({ errors: 1, warnings: 10_000 });
    expect(report.problems).toHaveLength(200);
    expect(report.problems.at(-1)).toMatchObject({
      fault: { kind: 'unknown-function', suggestion: 'sum' },
      line: 10_001,
    });
    expect(report.problems[150]).toMatchObject({ line: 151 });
  });

  it('names the line of a comparison that goes over several', () => {
    expect(checkScript('1\n\n == 2', context).problems).toMatchObject([{ line: 3, from: 4, to: 6 }]);
  });

  it('flags a field that its form does not have', () => {
    const script =
      "sum(field('propertyRating', 'buildingPremium'),\n  field('propertyRating', 'contentsPremum'))";
    expect(checkScript(script, context).problems).toEqual([
      {
        fault: {
          kind: 'unknown-field',
          form: 'propertyRating',
          field: 'contentsPremum',
          suggestion: 'contentsPremium',
        },
        severity: 'error',
        from: script.indexOf("'contentsPremum'"),
        to: script.length - 2,
        line: 2,
      },
    ]);
  });

  it('flags a form that there is none of', () => {
    expect(faultsOf("fieldValue('propertyRatin', 'a')")).toEqual([
      { kind: 'unknown-form', form: 'propertyRatin', suggestion: 'propertyRating' },
    ]);
  });

  it('warns of a form that could not be checked, of an unknown name, and of loose equality', () => {
    const script = "field('offline', 'a') == premium";
    expect(faultsOf(script)).toEqual([
      { kind: 'unchecked-form', form: 'offline' },
      { kind: 'equality', operator: '==' },
      { kind: 'unknown-name', name: 'premium', suggestion: undefined },
    ]);
    expect(isSavable(checkScript(script, context))).toBe(true);
    expect(isSavable(checkScript('a b', context))).toBe(false);
  });

  it('ignores names of properties and what a script declares itself', () => {
    expect(faultsOf('var a = { premium: 1 }; a.premium + a.other.rate')).toEqual([]);
    expect(faultsOf('function f({ x, y }) { try { return x } catch (z) { return z + y } } f({})')).toEqual(
      [],
    );
  });

  it('finds no problem outside of the script, whatever it is given', () => {
    const piece = fc.constantFrom(
      'sum',
      '(',
      ')',
      "'",
      'field',
      ',',
      '+',
      '\n',
      '==',
      '{',
      '`',
      '//',
      'x',
      '\u2028',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join('')),
        ),
        (script) => {
          for (const { from, to, line } of checkScript(script, context).problems) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThanOrEqual(from);
            expect(to).toBeLessThanOrEqual(Math.max(script.length, from));
            expect(line).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});

describe('what is added to a script', () => {
  const name = fc.string({ minLength: 1, maxLength: 20 });
  const reference: fc.Arbitrary<FieldReference> = fc.record({ form: name, field: name });
  const chosen = fc.constantFrom(...documentedFunctions.filter(({ type }) => type === 'function'));

  it('can be read again, and names the very same fields, whatever they are called', () => {
    fc.assert(
      fc.property(chosen, fc.array(reference, { minLength: 1, maxLength: 10 }), (entry, references) => {
        const parsed = parseScript(snippetOf(entry, references, '').text);
        expect(findReferences(parsed).map(({ form, field }) => ({ form, field }))).toEqual(references);
      }),
    );
  });
});

describe('scripts of any size', () => {
  const long = (count: number, part: string) => part.repeat(count);

  it('reads a chain of 100,000 members, and calls that deep', () => {
    expect(checkScript(`const a = {}; a${long(100_000, '.b')}`, context).errors).toBe(0);
    expect(checkScript(`const a = () => a; a${long(20_000, '()')}`, context).errors).toBe(0);
  });

  it('says of what no parser can read where it failed', () => {
    expect(faultsOf(`${long(100_000, '(')}1${long(100_000, ')')}`)).toMatchObject([{ kind: 'syntax' }]);
    expect(faultsOf(`1${long(50_000, ' + 1')}`)).toMatchObject([{ kind: 'syntax' }]);
    expect(checkScript(long(40_000, 'sum(1, 2);\n'), context).errors).toBe(0);
  });
});

describe('a language that is not known', () => {
  it('has no unknown name, and its syntax is read', () => {
    const unknown = { ...context, functions: new Set<string>(), hasOtherNames: true };
    expect(checkScript('rebate(premium, Form.rate)', unknown).problems).toEqual([]);
    expect(checkScript('rebate(', unknown).errors).toBe(1);
  });
});

describe('functions of other kinds of expressions', () => {
  const checked = (script: string) =>
    checkScript(script, { ...context, otherFunctions: new Set(['setLevel', 'Form.hide']) });

  it('are reported, and do not keep a stored script from being saved', () => {
    const { problems, errors } = checked('setLevel(1); Form.hide(2)');
    expect(problems.map(({ fault }) => fault)).toEqual([
      { kind: 'function-not-offered', name: 'setLevel' },
      { kind: 'function-not-offered', name: 'Form.hide' },
    ]);
    expect(errors).toBe(0);
    expect(checked('setLevels(1)').errors).toBe(1);
  });
});
