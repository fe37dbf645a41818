import type { TriedForm } from './compileForm.ts';
import { fieldKey } from './expression.ts';
import type { FormOutcome, TriedValues } from './FormOutcome.ts';
import { FormTrial } from './FormTrial.ts';
import { type FilledValues, shownValues, triedValues, withDefaults, withoutValues } from './filledValues.ts';
import type { FillableField } from './formSettings.ts';
import { countRequired, type RequiredCount } from './requiredValues.ts';
import { type CaseValue, type CaseValues, isSameValue, toCaseValues } from './values.ts';

/** A form as it is filled in. */
export interface FilledForm extends RequiredCount {
  readonly outcome: FormOutcome;
  /** The values with what fields begin with, what scripts compute and what links give. */
  readonly shown: FilledValues;
}

/** Forms that read each other. */
export interface FilledForms {
  /** In the order in which they were given. */
  readonly forms: readonly FilledForm[];
  /** What any of them reads of another one, by key. */
  readonly cases: CaseValues;
}

/** A form that is one of several. */
export interface FormToFill {
  readonly filler: FormFiller;
  readonly values: FilledValues;
}

type Case = readonly [key: string, value: CaseValue];

interface Begun {
  /** The values with what fields begin with. */
  readonly values: FilledValues;
  readonly tried: TriedValues;
}

/** Forms that read each other are evaluated again so often, at most. */
const mostRounds = 10;

/**
 * A form that was read once, and is filled in any number of times: server and console show the same, and count the same values as missing. A field that
 * was never filled in begins with its default value; one that is hidden keeps its value, or loses it and begins again when it is shown.
 */
export class FormFiller {
  readonly fields: readonly FillableField[];
  readonly trial: FormTrial;
  /** What its rules, scripts and links read that no field of the form holds. */
  readonly foreignKeys: readonly string[];
  readonly #keys: readonly (readonly [name: string, key: string])[];
  readonly #begun = new WeakMap<FilledValues, Begun>();
  readonly #filled = new WeakMap<FilledValues, FilledForm>();

  constructor(form: Omit<TriedForm, 'fields'>, fields: readonly FillableField[]) {
    this.fields = fields;
    this.trial = new FormTrial({ ...form, fields: fields.map(({ tried }) => tried) });
    this.foreignKeys = this.trial.foreignKeys;
    this.#keys = fields.map(({ name }) => [name, fieldKey(form.uniqueName, name)]);
  }

  /** What becomes of the form with these values. @param cases values of other forms, properties and variables, by key; more than are read may be there */
  fill(values: FilledValues, cases: CaseValues): FilledForm {
    const begun = this.#begin(values);
    const outcome = this.trial.evaluate(begun.tried, this.#others(cases));
    const known = this.#filled.get(values);
    if (known?.outcome === outcome) return known;
    const shown = shownValues(this.fields, begun.values, outcome);
    const asked = this.fields.flatMap(({ name, around, required, isVisible }) => {
      const field = outcome.fields.get(name);
      if (!isVisible || required === 'never' || field?.isShown === false) return [];
      if (required !== 'byExpression') return [{ name, around }];
      const isRequiredAt = (entry: number) => (field?.entries?.[entry] ?? field)?.isRequired === true;
      return [{ name, around, isRequiredAt }];
    });
    const filled = { outcome, shown, ...countRequired(asked, shown) };
    this.#filled.set(values, filled);
    return filled;
  }

  /** Values that were filled in, before any rule or script is evaluated. @param keys of those that are wanted */
  casesOf(values: FilledValues, keys: ReadonlySet<string>): readonly Case[] {
    const { tried } = this.#begin(values);
    return this.#keys.flatMap(([name, key]): Case[] => (keys.has(key) ? [[key, tried[name] ?? null]] : []));
  }

  /** Values as others read them: with what is computed, without what is lost. @param keys of those that are wanted */
  outcomesOf({ outcome }: FilledForm, keys: ReadonlySet<string>): readonly Case[] {
    return this.#keys.flatMap(([, key]): Case[] =>
      keys.has(key) ? [[key, outcome.values[key] ?? null]] : [],
    );
  }

  /** The values with what fields begin with where nothing was filled in, without those that are lost because their fields are hidden. The same values where that changes nothing. */
  settle(values: FilledValues, cases: CaseValues): FilledValues {
    const { outcome } = this.fill(values, cases);
    const begun = this.#begin(values).values;
    return withoutValues(this.fields, begun, outcome.deleted);
  }

  #begin(values: FilledValues): Begun {
    const known = this.#begun.get(values);
    if (known !== undefined) return known;
    const begun = withDefaults(this.fields, values);
    const made = { values: begun, tried: triedValues(this.fields, begun) };
    this.#begun.set(values, made);
    return made;
  }

  #others(cases: CaseValues): CaseValues {
    if (this.foreignKeys.length === 0) return noCases;
    return toCaseValues(
      Object.fromEntries(
        this.foreignKeys.flatMap((key) => (cases[key] === undefined ? [] : [[key, cases[key]] as const])),
      ),
    );
  }
}

const noCases = toCaseValues({});

/**
 * Forms whose rules and scripts may read each other's values. What reads itself by way of another form, and does not settle, stays as it is after some
 * rounds.
 */
export function fillForms(given: readonly FormToFill[]): FilledForms {
  const read = new Set(given.flatMap(({ filler }) => filler.foreignKeys));
  let cases = toCases(given.flatMap(({ filler, values }) => filler.casesOf(values, read)));
  for (let round = 1; ; round += 1) {
    const filled = given.map(({ filler, values }) => ({ filler, form: filler.fill(values, cases) }));
    const next = toCases(filled.flatMap(({ filler, form }) => filler.outcomesOf(form, read)));
    const isSettled = [...read].every((key) => isSameValue(cases[key], next[key] ?? null));
    if (isSettled || round === mostRounds) return { forms: filled.map(({ form }) => form), cases: next };
    cases = next;
  }
}

function toCases(pairs: readonly Case[]): CaseValues {
  return toCaseValues(Object.fromEntries(pairs));
}
