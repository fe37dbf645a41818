import type { PasswordRules } from './AccessRules.ts';

/**
 * Why a new password is not taken, as a sentence; null when it is.
 * @param username what its user signs in with
 */
export function passwordFault(password: string, username: string, rules: PasswordRules): string | null {
  if (password.length < rules.minimumLength) {
    return `The new password needs at least ${rules.minimumLength} characters.`;
  }
  if (rules.requireDigit && !/\p{Nd}/u.test(password)) return 'The new password needs a digit.';
  if (rules.requireUppercase && !/\p{Lu}/u.test(password)) return 'The new password needs a capital letter.';
  if (rules.requireSymbol && !/[^\p{L}\p{N}\s]/u.test(password)) return 'The new password needs a symbol.';
  if (rules.refuseUserName && password.toLowerCase().includes(username.toLowerCase())) {
    return 'The new password contains the user name.';
  }
  return null;
}
