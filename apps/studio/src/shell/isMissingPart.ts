/** True when a part of the console's own code could not be fetched; each browser words that in its own way. */
export function isMissingPart(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(
    error.message,
  );
}
