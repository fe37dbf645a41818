import { isEmailAddress } from '../emailTemplate/isEmailAddress.ts';
import type { AddressKind, PreferenceDefinition } from './PreferenceDefinition.ts';

const numberPattern = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Of texts. */
export const longestValue = 4000;

/**
 * Why a value is none of a preference, as a sentence; null when it is one.
 * @param choices the values that a select may have; null where they are not known, and anything is taken
 */
export function valueFault(
  definition: PreferenceDefinition,
  value: string,
  choices: ReadonlySet<string> | null = null,
): string | null {
  switch (definition.dataType) {
    case 'boolean':
      return value === 'true' || value === 'false' ? null : 'This preference value must be true or false.';
    case 'numeric':
      return numberFault(definition, value);
    case 'string':
      return value.length > longestValue
        ? `This preference value may have ${longestValue} characters.`
        : addressFault(definition, value);
    case 'single-select enum':
      return choiceFault([value], choices);
    case 'multi-select enum':
      return choiceFault(readValues(value), choices);
  }
}

/** The values of a text that joins several. */
export function readValues(value: string): string[] {
  return value === '' ? [] : value.split('::');
}

function numberFault({ minimum, maximum, isWhole }: PreferenceDefinition, value: string): string | null {
  if (!numberPattern.test(value)) return 'This preference value must be numeric only.';
  const number = Number(value);
  if (isWhole && !Number.isSafeInteger(number)) return 'This preference value must be a whole number.';
  if (minimum !== null && number < minimum) return `This preference value must be at least ${minimum}.`;
  if (maximum !== null && number > maximum) return `This preference value must be at most ${maximum}.`;
  return null;
}

const addressKinds: Readonly<Record<AddressKind, { is: (text: string) => boolean; called: string }>> = {
  page: { is: (text) => /^\/(?![\\/])\S*$/.test(text), called: 'a path of this server like /help/' },
  web: { is: isWebAddress, called: 'a web address like https://help.example.com' },
  mail: { is: isEmailAddress, called: 'an e-mail address' },
};

function addressFault({ addresses }: PreferenceDefinition, value: string): string | null {
  if (addresses === null || value === '' || addresses.some((kind) => addressKinds[kind].is(value)))
    return null;
  return `This preference value must be ${addresses.map((kind) => addressKinds[kind].called).join(' or ')}.`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

function choiceFault(values: readonly string[], choices: ReadonlySet<string> | null): string | null {
  if (new Set(values).size < values.length) return 'This preference value names a choice twice.';
  const other = choices && values.find((value) => !choices.has(value));
  return typeof other === 'string' ? `This preference value has no choice '${other}'.` : null;
}
