import type { PasswordRules, SessionRules, SignInRules } from '../access/AccessRules.ts';
import type { Preferences } from './Preferences.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** @param operator the operator's configuration; a preference that was changed takes precedence */
export function sessionRules(
  preferences: Preferences,
  operator: { sessionMinutes: number; sessionMaxHours: number },
): SessionRules {
  return {
    lengthMinutes: preferences.changed('session.lengthMinutes') ?? operator.sessionMinutes,
    maxHours: preferences.changed('session.maxHours') ?? operator.sessionMaxHours,
    mostPerUser: preferences.get('session.mostPerUser'),
    presentMinutes: preferences.get('session.presentMinutes'),
  };
}

export function signInRules(preferences: Preferences): SignInRules {
  return {
    allowedFailures: preferences.get('security.signIn.allowedFailures'),
    firstDelay: preferences.get('security.signIn.firstDelaySeconds') * second,
    longestDelay: preferences.get('security.signIn.longestDelaySeconds') * second,
    failureLifetime: preferences.get('security.signIn.failureLifetimeMinutes') * minute,
    placeLifetime: preferences.get('security.signIn.placeLifetimeDays') * day,
  };
}

export function passwordRules(preferences: Preferences): PasswordRules {
  return {
    minimumLength: preferences.get('security.password.minimumLength'),
    requireDigit: preferences.get('security.password.requireDigit'),
    requireUppercase: preferences.get('security.password.requireUppercase'),
    requireSymbol: preferences.get('security.password.requireSymbol'),
    refuseUserName: preferences.get('security.password.refuseUserName'),
  };
}

/** The rows of a page: as many as were asked for or as is usual, and no more than are allowed. */
export function pageSize(
  preferences: Preferences,
  asked: number | undefined,
  usual: 'lists.defaultPageSize' | 'history.defaultPageSize' = 'lists.defaultPageSize',
): number {
  return Math.min(asked ?? preferences.get(usual), preferences.get('lists.maximumPageSize'));
}
