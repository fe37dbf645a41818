/** Milliseconds that a notification stays unless it is told otherwise. */
export const defaultDurationMs = 5000;
