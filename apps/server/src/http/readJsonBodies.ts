import type { FastifyInstance } from 'fastify';
import { excessOf } from './jsonLimits.ts';
import { badRequest, tooLarge } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How deep the arrays and objects of a body may nest. */
    maxDepth?: number;
    /** How many values a body may hold. */
    maxValues?: number;
  }
}

/** How deep bodies may nest where an operation does not say otherwise. */
const usualDepth = 64;
/** Documents of the contract take more bytes for each of their values. */
const fewestBytes = 8;

/**
 * Reads bodies of JSON: one that nests too deep, or holds too many values, is refused before anything is made of it, and so
 * is one that reaches for a prototype.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { config, bodyLimit } = request.routeOptions;
    const { maxDepth = usualDepth, maxValues = Math.floor(bodyLimit / fewestBytes) } = config;
    const excess = excessOf(text, { maxDepth, maxValues });
    if (excess === 'maxDepth') {
      done(badRequest(`The body nests arrays and objects deeper than ${maxDepth} levels.`));
    } else if (excess === 'maxValues') {
      done(tooLarge(`The body holds more than ${maxValues.toLocaleString('en-US')} values.`));
    } else void parse(request, text, done);
  });
}
