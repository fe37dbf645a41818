/** How a value is written and edited, as the contract calls it. */
export type PreferenceType = 'boolean' | 'numeric' | 'string' | 'single-select enum' | 'multi-select enum';

/** An address: of a page of this server, such as /help/, of a page on the web, or of mail. */
export type AddressKind = 'page' | 'web' | 'mail';

interface Texts {
  /** What lists group it by; blank for none. */
  category: string;
  short: string;
  complete: string;
  /** Whether consoles read it. Default: only the server does, or other products. */
  isForConsole?: boolean;
}

/** A preference as the product knows it. Values are texts; several are joined by '::'. */
export interface PreferenceDefinition<
  Name extends string = string,
  Type extends PreferenceType = PreferenceType,
> {
  readonly name: Name;
  readonly dataType: Type;
  readonly category: string;
  readonly shortDescription: string;
  readonly completeDescription: string;
  readonly defaultValue: string;
  /** Where the choices of a select come from; null for other types. */
  readonly dataSetName: string | null;
  /** Of numbers; null for none. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Whether a number must be whole. */
  readonly isWhole: boolean;
  /** Which addresses a text may be, if it is not empty; null where it is any text. */
  readonly addresses: AddressKind[] | null;
  readonly isForConsole: boolean;
}

interface Range {
  min?: number;
  max?: number;
  /** Default true. */
  isWhole?: boolean;
}

/** @param value the default */
export function numeric<const Name extends string>(
  name: Name,
  value: number,
  { min, max, isWhole = true, ...texts }: Texts & Range,
): PreferenceDefinition<Name, 'numeric'> {
  const range = { minimum: min ?? null, maximum: max ?? null, isWhole };
  const short = withUnit(name, texts.short);
  return { ...plain(name, 'numeric', String(value), { ...texts, short }), ...range };
}

/** By the end of a name. */
const units = {
  Milliseconds: 'ms',
  Seconds: 's',
  Minutes: 'min',
  Hours: 'h',
  Days: 'days',
  MiB: 'MiB',
  Percent: '%',
};

/** What a number is called, with its unit unless that is in the words already: `Pause before a tooltip (ms)`. */
function withUnit(name: string, short: string): string {
  const found = Object.entries(units).find(([ending]) => name.endsWith(ending));
  if (found === undefined || short.toLowerCase().includes(found[0].toLowerCase())) return short;
  return `${short} (${found[1]})`;
}

/** @param value the default */
export function yesNo<const Name extends string>(
  name: Name,
  value: boolean,
  texts: Texts,
): PreferenceDefinition<Name, 'boolean'> {
  return plain(name, 'boolean', String(value), texts);
}

/** @param value the default */
export function text<const Name extends string>(
  name: Name,
  value: string,
  texts: Texts,
): PreferenceDefinition<Name, 'string'> {
  return plain(name, 'string', value, texts);
}

/** A text that is empty, or an address. @param value the default */
export function address<const Name extends string>(
  name: Name,
  value: string,
  { kinds, ...texts }: Texts & { kinds: readonly AddressKind[] },
): PreferenceDefinition<Name, 'string'> {
  return { ...plain(name, 'string', value, texts), addresses: [...kinds] };
}

/** One item of a data set. @param value the default */
export function select<const Name extends string>(
  name: Name,
  value: string,
  { set, ...texts }: Texts & { set: string },
): PreferenceDefinition<Name, 'single-select enum'> {
  return { ...plain(name, 'single-select enum', value, texts), dataSetName: set };
}

/** Items of a data set. @param values the default */
export function selectMany<const Name extends string>(
  name: Name,
  values: readonly string[],
  { set, ...texts }: Texts & { set: string },
): PreferenceDefinition<Name, 'multi-select enum'> {
  return { ...plain(name, 'multi-select enum', values.join('::'), texts), dataSetName: set };
}

function plain<Name extends string, Type extends PreferenceType>(
  name: Name,
  dataType: Type,
  defaultValue: string,
  { category, short, complete, isForConsole = false }: Texts,
): PreferenceDefinition<Name, Type> {
  return {
    name,
    dataType,
    category,
    shortDescription: short,
    completeDescription: complete,
    defaultValue,
    dataSetName: null,
    minimum: null,
    maximum: null,
    isWhole: false,
    addresses: null,
    isForConsole,
  };
}
