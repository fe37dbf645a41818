import type { UserType } from '../../access/userTypes.ts';

/** A user as history and backups know one; passwords are in neither. */
export type UserDoc = {
  id: string;
  /** As `normalizeUsername` writes it; null for an author who does not sign in with a name. */
  username: string | null;
  name: string;
  emailAddress: string | null;
  phoneNumber: string | null;
  cellPhoneNumber: string | null;
  faxNumber: string | null;
  /** The id of an organization, which may be gone. */
  organizationId: string | null;
  /** What single sign-on calls the user, byte for byte; null when it knows the username. */
  ssoSubject: string | null;
  /** Whose roles the user may have. */
  userType: UserType;
  /** Roles of the user type. What the user may do is what these allow together. */
  roleNames: string[];
};
