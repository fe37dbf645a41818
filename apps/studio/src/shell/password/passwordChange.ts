import { isProblem, ProblemError } from '@studio/api';
import { describeError } from '../../platform/i18n/describeError.ts';
import { formatWait } from '../../platform/i18n/formatWait.ts';
import { passwordText } from './password.messages.ts';

/** What is typed in the form. */
export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  /** The new one once more. */
  readonly again: string;
}

/** What is wrong, by field, in words; `form` is what belongs to no field. */
export type PasswordErrors = Partial<Record<keyof PasswordDraft | 'form', string>>;

/** The limits of the contract, in characters. */
export const passwordLimits = { minimum: 12, maximum: 1000 } as const;

/** Checks what is typed. No key means no error. */
export function checkPasswordChange(draft: PasswordDraft): PasswordErrors {
  return dropUndefined({
    current: draft.current === '' ? passwordText('error.currentMissing') : undefined,
    next: checkNext(draft),
    again: checkAgain(draft),
  });
}

/** The fields in their order on screen. */
export const passwordFields = ['current', 'next', 'again'] as const;

/** The first field with an error; null for none. */
export function firstInvalidField(errors: PasswordErrors): keyof PasswordDraft | null {
  return passwordFields.find((field) => errors[field] !== undefined) ?? null;
}

/** Puts the server's refusal at the field that it is about; anything else at the form. */
export function readPasswordProblem(error: unknown): PasswordErrors {
  if (isProblem(error, 429) && error.retryAfterSeconds !== null) {
    return { form: passwordText('error.tooMany', { time: formatWait(error.retryAfterSeconds) }) };
  }
  const refusal: ProblemError | null = error instanceof ProblemError ? error : null;
  const violations = refusal?.problem.errors ?? [];
  const messageAt = (pointer: string) =>
    violations.find((violation) => violation.pointer === pointer)?.message;
  const atFields = dropUndefined({ current: messageAt('/currentPassword'), next: messageAt('/newPassword') });
  return firstInvalidField(atFields) === null ? { form: describeError(error) } : atFields;
}

/** What the server refused, and what had been typed then. */
export interface PasswordRefusal {
  readonly draft: PasswordDraft;
  readonly errors: PasswordErrors;
}

/**
 * What to show after a first try: what is wrong now, and what the server refused as long as that field still holds what
 * it refused.
 */
export function currentErrors(draft: PasswordDraft, refusal: PasswordRefusal | null): PasswordErrors {
  const errors = checkPasswordChange(draft);
  if (refusal === null) return errors;
  const still = passwordFields.filter((field) => draft[field] === refusal.draft[field]);
  const refused = still.map((field) => [field, refusal.errors[field]]);
  return { ...dropUndefined({ form: refusal.errors.form, ...Object.fromEntries(refused) }), ...errors };
}

function checkNext({ current, next }: PasswordDraft): string | undefined {
  const { minimum, maximum } = passwordLimits;
  const { length } = [...next];
  if (length === 0) return passwordText('error.nextMissing');
  if (length < minimum) return passwordText('error.tooShort', { minimum, length });
  if (length > maximum) return passwordText('error.tooLong', { maximum });
  return next === current ? passwordText('error.same') : undefined;
}

function checkAgain({ next, again }: PasswordDraft): string | undefined {
  if (again === '') return passwordText('error.againMissing');
  return again === next ? undefined : passwordText('error.different');
}

function dropUndefined(errors: Record<string, string | undefined>): PasswordErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}
