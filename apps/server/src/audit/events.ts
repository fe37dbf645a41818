import { ownAuthors } from '../access/ownAuthors.ts';
import type { AuditAction, AuditEvent, AuditUser } from '../store/log/AuditEvent.ts';
import { typeWords } from '../store/log/typeWords.ts';
import { listNames } from './listNames.ts';

type LoginType = 'password' | 'sso';

const waysIn: Record<LoginType, string> = { password: 'with a password', sso: 'by single sign-on' };

/** @param address the network address of the caller */
export function signedIn(user: AuditUser, loginType: LoginType, address: string): AuditEvent {
  const message = `${user.userName} signed in ${waysIn[loginType]} from ${address}.`;
  return eventOf(user, 'Session', 'Signed in', message);
}

/**
 * @param user whose name was claimed
 * @param address the network address of the caller
 */
export function signInFailed(user: AuditUser, loginType: LoginType, address: string): AuditEvent {
  const message = `Signing in as '${user.userName}' ${waysIn[loginType]} from ${address} failed.`;
  return eventOf(user, 'Session', 'Sign-in failed', message);
}

/** @param address the network address of the caller */
export function externalTokenReused(user: AuditUser, address: string): AuditEvent {
  const message = `A single sign-on token of ${user.userName} that had been used before came from ${address} and was refused.`;
  return eventOf(user, 'Session', 'Sign-in failed', message);
}

/** The roles that single sign-on gives are not taken. @param reason a sentence */
export function claimedRolesRefused(user: AuditUser, reason: string): AuditEvent {
  const message = `${user.userName} keeps the roles from before, and does not get those of single sign-on: ${reason}`;
  return eventOf(user, 'User', 'Not updated', message);
}

export function signedOut(user: AuditUser): AuditEvent {
  return eventOf(user, 'Session', 'Signed out', `${user.userName} signed out.`);
}

export function passwordChanged(user: AuditUser): AuditEvent {
  const message = `${user.userName} changed the password; other sessions were ended.`;
  return eventOf(user, 'User', 'Password changed', message);
}

/** Created on the command line, where no user is signed in. */
export function adminCreated(name: string): AuditEvent {
  const user = { userId: null, userName: ownAuthors.commandLine };
  return eventOf(user, 'User', 'Created', `The user '${name}' was created with every permission.`);
}

export function passwordChangeFailed(user: AuditUser): AuditEvent {
  const message = `${user.userName} gave a wrong current password.`;
  return eventOf(user, 'User', 'Password change failed', message);
}

/** @param names of the objects in the file */
export function exported(
  user: AuditUser,
  { noun, plural }: { noun: string; plural: string },
  names: readonly string[],
): AuditEvent {
  const subject = names.length === 1 ? `The ${noun}` : `${names.length} ${plural}:`;
  const verb = names.length === 1 ? 'was exported.' : 'were exported.';
  const message = `${subject} ${listNames(names)} ${verb}`;
  return eventOf(user, typeWords(noun), 'Exported', message);
}

/** @param sectionName as the user chose it */
export function backedUp(user: AuditUser, sectionName: string): AuditEvent {
  const message = `The section '${sectionName}' was backed up.`;
  return eventOf(user, 'Configuration', 'Backed up', message);
}

/** @param counts what was done, as the middle of a sentence: `2 added, 1 updated` */
export function restored(user: AuditUser, fileName: string, operation: string, counts: string): AuditEvent {
  const message = `The file '${fileName}' was restored with ${operation}: ${counts}.`;
  return eventOf(user, 'Configuration', 'Restored', message);
}

export function classCodesImported(user: AuditUser, fileName: string, count: number): AuditEvent {
  const verb = count === 1 ? 'class code was' : 'class codes were';
  const message = `${count} ${verb} imported from '${fileName}'.`;
  return eventOf(user, 'Class Codes', 'Imported', message);
}

export function dictionaryGenerated(user: AuditUser, fileName: string): AuditEvent {
  const message = `The data dictionary '${fileName}' was generated.`;
  return eventOf(user, 'Data Dictionary', 'Generated', message);
}

export function dictionaryDownloaded(user: AuditUser, fileName: string): AuditEvent {
  const message = `The data dictionary '${fileName}' was downloaded.`;
  return eventOf(user, 'Data Dictionary', 'Downloaded', message);
}

export function historyDownloaded(user: AuditUser, fileName: string, entries: number): AuditEvent {
  const message = `The detailed history was downloaded as '${fileName}' with ${entries} ${entries === 1 ? 'entry' : 'entries'}.`;
  return eventOf(user, 'Detailed History', 'Downloaded', message);
}

/** Of the user only what the log keeps: who it is given may know secrets. */
export function eventOf(
  { userId, userName }: AuditUser,
  type: string,
  action: AuditAction,
  message: string,
): AuditEvent {
  return { userId, userName, type, action, message };
}
