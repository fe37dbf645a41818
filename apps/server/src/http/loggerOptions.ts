import type { Writable } from 'node:stream';
import type { FastifyServerOptions } from 'fastify';
import { errorForLog } from '../errorForLog.ts';
import type { Config } from '../readConfig.ts';

/**
 * How the web application logs. Errors are written down without the parameters of queries.
 * @param stream default: the standard error output
 */
export function loggerOptions(
  logLevel: Config['logLevel'],
  stream: Writable = process.stderr,
): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    stream,
    serializers: { err: (error: unknown) => errorForLog(error) },
    hooks: {
      // An error that is logged alone would also give the line its message, as it is.
      logMethod(given, method) {
        const [first, ...others] = given as unknown[];
        const isAlone = first instanceof Error && others.length === 0;
        if (isAlone) method.call(this, { err: first }, errorForLog(first).message);
        else method.apply(this, given);
      },
    },
  };
}
