import { objectText } from '../object.messages.ts';
import type { AnyPlainField, PlainField } from './PlainField.ts';

/** What every declared field can say, whichever control it has. */
export interface FieldOptions<Value, Doc, Draft>
  extends Pick<
    PlainField<Draft, Value, Doc>,
    | 'linkedFields'
    | 'bodyName'
    | 'idleValue'
    | 'implies'
    | 'isIdle'
    | 'isKeptHidden'
    | 'isLockedIn'
    | 'isShown'
    | 'lockedBecause'
    | 'permission'
  > {
  /** Read when it is first shown. */
  readonly label: () => string;
  /**
   * What else is wrong with a value that is there and that its kind allows, in words for the user; null when nothing is.
   * Default: nothing is.
   */
  fault?(value: Value, draft: Draft): string | null;
}

/** Whether a field must have a value. */
export type Requirable<Value, Doc, Draft> = Pick<
  PlainField<Draft, Value, Doc>,
  'isRequired' | 'isRequiredWhen'
>;

/** What a kind of field adds to what is declared of one. */
export interface FieldKind<Value, Doc, Draft>
  extends Pick<
    PlainField<Draft, Value, Doc>,
    | 'absent'
    | 'blocks'
    | 'comparable'
    | 'empty'
    | 'isTyped'
    | 'lookups'
    | 'maxLength'
    | 'onLabelsChange'
    | 'render'
    | 'format'
    | 'formatInFull'
    | 'values'
  > {
  /** Whether there is no value. Default: there always is one. */
  isEmpty?(value: Value): boolean;
  /** What no value of the kind may be; null when it is all right. Default: everything is. */
  check?(value: Value): string | null;
}

/**
 * Makes a field of what is declared and of its kind. A value that is missing is a fault where it has to be there; then the kind has its say, and the field's own
 * rule is asked last, and only for a value that is there.
 */
export function makeField<Value, Doc, Draft>(
  options: FieldOptions<Value, Doc, Draft> & Requirable<Value, Doc, Draft>,
  { isEmpty, check, ...kind }: FieldKind<Value, Doc, Draft>,
): PlainField<Draft, Value, Doc> {
  const { label, fault, ...rest } = options;
  const isMissing = (value: Value, draft: Draft) => isNeeded(options, draft) && isEmpty?.(value) === true;
  return {
    ...rest,
    ...kind,
    get label() {
      return label();
    },
    isMissing,
    fault: (value, draft) => {
      if (isMissing(value, draft)) return objectText('field.missing', { label: label() });
      const wrong = check?.(value) ?? null;
      if (wrong !== null || fault === undefined || isEmpty?.(value) === true) return wrong;
      return fault(value, draft);
    },
  };
}

/** What a field holds while nothing was entered. */
export function emptyValue({ values, empty }: Pick<AnyPlainField, 'values' | 'empty'>): unknown {
  if (values?.of === 'boolean') return false;
  return empty ?? (values?.of === 'number' || values?.of === 'choice' ? null : '');
}

/** Whether a field must have a value in a draft. */
export function isNeeded<Draft>(field: Requirable<never, never, Draft>, draft: Draft): boolean {
  return field.isRequired === true || field.isRequiredWhen?.(draft) === true;
}

/** How long a text is, and how long it may be, in words. */
export interface LengthWords extends Readonly<Record<string, string>> {
  readonly length: string;
  readonly limit: string;
}

/** What a text says that is longer than it may be; null for one that is not. Lengths are in characters, as the server counts them: an emoji is never half of one. */
export function lengthFault(
  text: string,
  maxLength: number,
  describe: (lengths: LengthWords) => string = (lengths) => objectText('field.tooLong', lengths),
): string | null {
  // No text has more characters than UTF-16 units.
  if (text.length <= maxLength || countCharacters(text) <= maxLength) return null;
  return describe(lengthWords(text, maxLength));
}

/** The lengths of a text of which not much more may be typed; null for a shorter one, and for one that is too long. */
export function nearLimit(text: string, maxLength: number): LengthWords | null {
  const isNear = text.length > maxLength * 0.8 && countCharacters(text) > maxLength * 0.8;
  return isNear && countCharacters(text) <= maxLength ? lengthWords(text, maxLength) : null;
}

function lengthWords(text: string, maxLength: number): LengthWords {
  return { length: countCharacters(text).toLocaleString(), limit: maxLength.toLocaleString() };
}

/** Why a name is not valid, by the server's rules: names are part of addresses and of indexes. Null when it is. */
export function nameFault(name: string): string | null {
  return /\p{Cc}/u.test(name) || !name.isWellFormed() ? objectText('field.notInNames') : null;
}

function countCharacters(text: string): number {
  return [...text].length;
}
