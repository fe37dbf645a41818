/** Whom a user works for; roles are those of a user type. */
export type UserType = 1 | 2 | 3 | 4;

/** What user types are called, by their numbers. */
export const userTypeNames: Readonly<Record<UserType, string>> = {
  1: 'Agency/Brokerage',
  2: 'Service Team',
  3: 'System',
  4: 'Underwriting',
};

/** Every user type, in the order of their numbers. */
export const userTypes: readonly UserType[] = [1, 2, 3, 4];
