/** What this page has shown since it was loaded. Set by every screen, the sign-in screen included. */
export const visit = { isFirstScreen: true };
