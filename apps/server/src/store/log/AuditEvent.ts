/** What was done, in the words of the detailed history. */
export type AuditAction =
  | 'Created'
  | 'Updated'
  | 'Not updated'
  | 'Renamed'
  | 'Deleted'
  | 'Signed in'
  | 'Sign-in failed'
  | 'Signed out'
  | 'Password changed'
  | 'Password change failed'
  | 'Exported'
  | 'Backed up'
  | 'Restored'
  | 'Imported'
  | 'Generated'
  | 'Downloaded'
  | 'Published'
  | 'Marked in production'
  | 'Activated'
  | 'Deactivated'
  | 'Redeployed'
  | 'Taken back';

/** Who did something: a user, or a claimed name. */
export interface AuditUser {
  /** Null when there is no user of that name. */
  userId: string | null;
  userName: string;
}

/** Something to write down in the log. Never holds a password or a token. */
export interface AuditEvent extends AuditUser {
  /** What it was done to, in words: `Data Set`, `Session`, `Configuration`. */
  type: string;
  action: AuditAction;
  /** A sentence with the names of what it was done to. */
  message: string;
}
