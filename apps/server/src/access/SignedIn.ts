import type { AuthorizationKey } from '@studio/api';

/** A live session and whose it is. */
export interface SignedIn {
  sessionId: string;
  clientId: string;
  loginType: 'password' | 'sso';
  /** Epoch milliseconds. */
  expiresAt: number;
  userId: string;
  username: string;
  userName: string;
  permissions: readonly AuthorizationKey[];
  /** Whether the user still has the password that everybody knows. */
  hasDemoPassword: boolean;
}
