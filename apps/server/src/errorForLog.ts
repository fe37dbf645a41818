import { DrizzleQueryError } from 'drizzle-orm/errors';

/** What a log may say of an error. */
export type LoggedError = {
  type: string;
  message: string;
  /** The calls that led to it, without the message. */
  stack: string;
  /** As Node and the database give it. */
  code?: string;
  /** The table and the constraint that the database names. */
  table?: string;
  constraint?: string;
  /** With placeholders. */
  query?: string;
  cause?: LoggedError;
};

/** Shorter ones are in any sentence. */
const shortestHidden = 3;
const hidden = '…';

/**
 * An error as a log may have it: of a query that failed its text, never its parameters, which hold what users type, password
 * hashes and digests of tokens. What else the database says of the values, in its details, is left out, too.
 */
export function errorForLog(error: unknown, secrets: readonly string[] = []): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: hide(String(error), secrets), stack: '' };
  const { query, parameters } = queryOf(error);
  const known = [...secrets, ...parameters];
  return {
    type: error.name,
    message: query === undefined ? hide(error.message, known) : 'A query failed.',
    stack: stackOf(error),
    ...textsOf(error, ['code', 'table', 'constraint']),
    ...(query !== undefined && { query }),
    ...(error.cause !== undefined && { cause: errorForLog(error.cause, known) }),
  };
}

function queryOf(error: Error): { query?: string; parameters: string[] } {
  if (!(error instanceof DrizzleQueryError)) return { parameters: [] };
  const { query, params } = error;
  return { query, parameters: params.flatMap(readings).filter(({ length }) => length >= shortestHidden) };
}

/** The ways in which a message may quote a parameter. */
function readings(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'string') return [value];
  return Buffer.isBuffer(value) ? [value.toString('hex')] : [JSON.stringify(value) ?? ''];
}

/** What a message quotes may be a part of a parameter: so whatever is in quotation marks after a colon is removed as well. */
function hide(message: string, secrets: readonly string[]): string {
  const text = secrets.reduce((left, secret) => left.replaceAll(secret, hidden), message);
  return secrets.length === 0 ? text : text.replaceAll(/: ".*"/gs, `: "${hidden}"`);
}

function stackOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function textsOf(error: Error, names: readonly ('code' | 'table' | 'constraint')[]): Partial<LoggedError> {
  const values = error as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => (typeof values[name] === 'string' ? [[name, values[name]]] : [])),
  );
}
