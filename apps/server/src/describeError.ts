import { errorForLog, type LoggedError } from './errorForLog.ts';

/** The message of an error with those of its causes, for people at a terminal. Never the parameters of a query. */
export function describeError(error: unknown): string {
  return sentences(errorForLog(error));
}

function sentences({ message, cause }: LoggedError): string {
  return cause === undefined ? message : `${message} ${sentences(cause)}`;
}
