/** How long sessions live, and how many. */
export interface SessionRules {
  /** Minutes that a session lives after sign-in and after each refresh. */
  lengthMinutes: number;
  /** Hours after which a session ends for good, refreshed or not. */
  maxHours: number;
  /** Sessions of one user that live at the same time; each may hold streams. */
  mostPerUser: number;
  /** Minutes of silence after which a user counts as gone. */
  presentMinutes: number;
}

/** What happens after failed sign-ins. */
export interface SignInRules {
  /** From so many failures on there are pauses. */
  allowedFailures: number;
  /** Milliseconds; each further failure doubles it. */
  firstDelay: number;
  /** Milliseconds that no pause is longer than. */
  longestDelay: number;
  /** How long a failure counts, in milliseconds. */
  failureLifetime: number;
  /** How long it is remembered from where a user has signed in, in milliseconds. */
  placeLifetime: number;
}

/** What new passwords must be, beyond what the contract asks for. */
export interface PasswordRules {
  minimumLength: number;
  requireDigit: boolean;
  requireUppercase: boolean;
  requireSymbol: boolean;
  refuseUserName: boolean;
}
