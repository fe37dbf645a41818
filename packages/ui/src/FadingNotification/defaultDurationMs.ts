/** Milliseconds that a notification stays by default. */
export const defaultDurationMs = 5000;
