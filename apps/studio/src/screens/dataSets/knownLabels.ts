import { onSessionEnd } from '../../platform/session/endSession.ts';

/** A value and what people call it. */
interface Labelled {
  readonly value: string;
  readonly label: string;
}

const forms = new Map<string, string>();
const fields = new Map<string, string>();
const generators = new Map<string, string>();
const values = new Map<string, ReadonlyMap<string, string>>();

/** What stands for the products where fields have their key. */
const products = '';

/** Forgets all labels; so does the end of the session. */
export function forgetLabels(): void {
  for (const known of [forms, fields, generators, values]) known.clear();
}

onSessionEnd(forgetLabels);

/** Keeps what forms are called, by their unique names. */
export function rememberForms(options: readonly Labelled[]): void {
  for (const { value, label } of options) forms.set(value, label);
}

/** Keeps what generators are called, by the names of their beans. */
export function rememberGenerators(options: readonly Labelled[]): void {
  for (const { value, label } of options) generators.set(value, label);
}

/** Keeps what a field of a form is called. */
export function rememberField(form: string, field: string, label: string): void {
  fields.set(keyOf(form, field), label);
}

/** Keeps what the values of a field are called. */
export function rememberValues(form: string, field: string, options: readonly Labelled[]): void {
  values.set(keyOf(form, field), labelsOf(options));
}

/** Keeps what some values of a field are called, beside those that are known. */
export function rememberMoreValues(form: string, field: string, options: readonly Labelled[]): void {
  const key = keyOf(form, field);
  values.set(key, new Map([...(values.get(key) ?? []), ...labelsOf(options)]));
}

/** Keeps what products are called. */
export function rememberProducts(options: readonly Labelled[]): void {
  values.set(products, labelsOf(options));
}

/** What a form is called as far as it has been loaded; its unique name otherwise. */
export function formLabel(form: string): string {
  return forms.get(form) || form;
}

/** What a generator is called as far as it has been loaded; the name of its bean otherwise. */
export function generatorLabel(beanName: string): string {
  return generators.get(beanName) || beanName;
}

/** What a field is called as far as it has been loaded; its variable name otherwise. */
export function fieldLabelOf(form: string, field: string): string {
  return fields.get(keyOf(form, field)) || field;
}

/** What a value of a field is called as far as it has been loaded; the value itself otherwise. */
export function valueLabel(form: string, field: string, value: string): string {
  return values.get(keyOf(form, field))?.get(value) || value;
}

/** Whether it is known what a value of a field is called. */
export function isValueKnown(form: string, field: string, value: string): boolean {
  return values.get(keyOf(form, field))?.has(value) === true;
}

/** What a product is called as far as it has been loaded; its name otherwise. */
export function productLabel(product: string): string {
  return values.get(products)?.get(product) || product;
}

function keyOf(form: string, field: string): string {
  return JSON.stringify([form, field]);
}

function labelsOf(options: readonly Labelled[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ value, label }) => [value, label]));
}
