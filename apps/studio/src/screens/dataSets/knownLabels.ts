import { subscribe } from 'valtio';
import { onSessionEnd } from '../../platform/session/endSession.ts';
import { assign, shallowProxy } from '../../platform/state/shallowProxy.ts';

/** A value and what people call it. */
interface Labelled {
  readonly value: string;
  readonly label: string;
}

type Labels = ReadonlyMap<string, string>;

/** What is known, by keys and values; each map is replaced, not changed. */
interface KnownLabels {
  readonly forms: Labels;
  readonly fields: Labels;
  readonly generators: Labels;
  readonly values: ReadonlyMap<string, Labels>;
}

const nothing = (): KnownLabels => ({
  ...{ forms: new Map(), fields: new Map(), generators: new Map(), values: new Map() },
});
const known = shallowProxy(nothing());

/** The key of the products, where fields have theirs. */
const products = '';

/** Removes all labels; so does the end of the session. */
export function forgetLabels(): void {
  assign(known, nothing());
}

onSessionEnd(forgetLabels);

/** Calls back when something has got a label. Returns the unsubscribe function. */
export function onKnownLabels(listener: () => void): () => void {
  return subscribe(known, listener, true);
}

/** Keeps what forms are called, by their unique names. */
export function rememberForms(options: readonly Labelled[]): void {
  assign(known, { forms: joined(known.forms, labelsOf(options)) });
}

/** Keeps what generators are called, by the names of their beans. */
export function rememberGenerators(options: readonly Labelled[]): void {
  assign(known, { generators: joined(known.generators, labelsOf(options)) });
}

/** Keeps what a field of a form is called. */
export function rememberField(form: string, field: string, label: string): void {
  assign(known, { fields: joined(known.fields, new Map([[keyOf(form, field), label]])) });
}

/** Keeps what the values of a field are called. */
export function rememberValues(form: string, field: string, options: readonly Labelled[]): void {
  rememberIn(keyOf(form, field), labelsOf(options));
}

/** Keeps what some values of a field are called, beside those that are known. */
export function rememberMoreValues(form: string, field: string, options: readonly Labelled[]): void {
  const key = keyOf(form, field);
  rememberIn(key, new Map([...(known.values.get(key) ?? []), ...labelsOf(options)]));
}

/** Keeps what products are called. */
export function rememberProducts(options: readonly Labelled[]): void {
  rememberIn(products, labelsOf(options));
}

/** What a form is called as far as it has been loaded; its unique name otherwise. */
export function formLabel(form: string): string {
  return known.forms.get(form) || form;
}

/** What a generator is called as far as it has been loaded; the name of its bean otherwise. */
export function generatorLabel(beanName: string): string {
  return known.generators.get(beanName) || beanName;
}

/** What a field is called as far as it has been loaded; its variable name otherwise. */
export function fieldLabelOf(form: string, field: string): string {
  return known.fields.get(keyOf(form, field)) || field;
}

/** What a value of a field is called as far as it has been loaded; the value itself otherwise. */
export function valueLabel(form: string, field: string, value: string): string {
  return known.values.get(keyOf(form, field))?.get(value) || value;
}

/** Whether it is known what a value of a field is called. */
export function isValueKnown(form: string, field: string, value: string): boolean {
  return known.values.get(keyOf(form, field))?.has(value) === true;
}

/** What a product is called as far as it has been loaded; its name otherwise. */
export function productLabel(product: string): string {
  return known.values.get(products)?.get(product) || product;
}

function rememberIn(key: string, labels: Labels): void {
  assign(known, { values: new Map([...known.values, [key, labels]]) });
}

/** Labels with more; the same map where nothing is new, so that no subscriber is notified. */
function joined(labels: Labels, more: Labels): Labels {
  const isKnown = [...more].every(([value, label]) => labels.get(value) === label);
  return isKnown ? labels : new Map([...labels, ...more]);
}

function keyOf(form: string, field: string): string {
  return JSON.stringify([form, field]);
}

function labelsOf(options: readonly Labelled[]): Labels {
  return new Map(options.map(({ value, label }) => [value, label]));
}
