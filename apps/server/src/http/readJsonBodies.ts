import type { FastifyInstance } from 'fastify';
import { isDeeperThan } from './jsonDepth.ts';
import { badRequest } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How deep the arrays and objects of a body may nest. */
    maxDepth?: number;
  }
}

/** How deep bodies may nest where an operation does not say otherwise. */
const usualDepth = 64;

/**
 * Reads bodies of JSON: one that nests too deep is refused before anything is made of it, and so is one that reaches for a
 * prototype.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { maxDepth = usualDepth } = request.routeOptions.config;
    if (isDeeperThan(text, maxDepth)) {
      done(badRequest(`The body nests arrays and objects deeper than ${maxDepth} levels.`));
    } else void parse(request, text, done);
  });
}
