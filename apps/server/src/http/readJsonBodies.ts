import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { rest } from '../LoopTurns.ts';
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
/** What takes a millisecond to read, in characters or bytes. */
const largeLength = 200_000;
/** What takes some twenty: others are let in until they are answered. */
const hugeLength = 4_000_000;
/** Documents of the contract take more bytes for each of their values. */
const fewestBytes = 8;

/**
 * Reads bodies of JSON: one that is not UTF-8, nests too deep, or holds too many values, is refused before anything is made of
 * it, and so is one that reaches for a prototype.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(bytes)) {
      done(badRequest('The body is not UTF-8.'));
      return;
    }
    const text = bytes.toString();
    const { config, bodyLimit } = request.routeOptions;
    const { maxDepth = usualDepth, maxValues = Math.floor(bodyLimit / fewestBytes) } = config;
    const excess = excessOf(text, { maxDepth, maxValues });
    if (excess === 'maxDepth') {
      done(badRequest(`The body nests arrays and objects deeper than ${maxDepth} levels.`));
    } else if (excess === 'maxValues') {
      done(tooLarge(`The body holds more than ${maxValues.toLocaleString('en-US')} values.`));
    } else if (text.length < largeLength) {
      void parse(request, text, done);
    } else {
      void giveTurn(text.length).then(() => parse(request, text, done));
    }
  });
  app.addHook('preValidation', async ({ headers }) => giveTurn(lengthOf(headers)));
  app.addHook('preHandler', async ({ headers }) => giveTurn(lengthOf(headers)));
}

/** Others are answered between reading a large body, holding it against the contract, and what is done with it. */
async function giveTurn(length: number): Promise<void> {
  if (length >= hugeLength) await rest();
  else if (length >= largeLength) await nextTurn();
}

function lengthOf({ 'content-length': length }: IncomingHttpHeaders): number {
  return Number(length ?? 0);
}
