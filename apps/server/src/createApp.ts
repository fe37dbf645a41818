import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import { addSecurityHeaders } from './http/addSecurityHeaders.ts';
import { Connections } from './http/Connections.ts';
import { createAuthenticator } from './http/createAuthenticator.ts';
import { answerNoRequest, frameworkProblem, handleErrors, sendProblem } from './http/handleErrors.ts';
import type { Contract } from './http/loadContract.ts';
import { loggerOptions } from './http/loggerOptions.ts';
import { misdirected } from './http/problems.ts';
import { isLoopback } from './http/refuseOpenDemo.ts';
import { registerOperations } from './http/registerOperations.ts';
import { createRouting, serveStudio } from './http/serveStudio.ts';
import type { Present } from './http/storeProblem.ts';
import { createOperations } from './operations/createOperations.ts';
import type { ServerOptions } from './ServerOptions.ts';
import type { Services } from './Services.ts';

/** Room for the longest names in paths and filters, percent-encoded twice. */
const longestUrl = 64 * 1024;
/** Milliseconds that a client has to send a whole request. */
const slowestRequest = 300_000;
/** Some 5 % smaller than gzip, at about its cost. */
const brotliQuality = 6;

/** Makes the web application: the contract's operations, and the console's files. */
export async function createApp(services: Services, contract: Contract): Promise<FastifyInstance> {
  const { options } = services;
  const present = presentBy(services);
  const app = Fastify({
    ...fastifyOptions(options),
    rewriteUrl: createRouting({ staticDir: options.staticDir, contract }),
  });
  app.removeContentTypeParser('text/plain');
  const askDatabase = () => services.queries.execute('SELECT 1');
  const { logFault } = handleErrors(app, { present, askDatabase });
  const connections = new Connections(options);
  await addSecurityHeaders(app, { connections, hstsSubdomains: options.hstsSubdomains });
  if (options.publicUrl !== null) refuseOtherHosts(app, options.publicUrl);
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  registerOperations(app, {
    contract,
    operations: createOperations(services, contract),
    authenticate: createAuthenticator({ ...services, connections }),
    connections,
  });
  services.events.onFault = logFault;
  services.preferences.onFault = logFault;
  // Streams would stay open for as long as their clients do.
  app.addHook('preClose', () => services.events.close());
  await serveStudio(app, { staticDir: options.staticDir, contract });
  return app;
}

function fastifyOptions({ logLevel, trustProxy }: ServerOptions): FastifyHttpOptions<Server> {
  return {
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: slowestRequest,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: longestUrl },
    http: { maxHeaderSize: longestUrl },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, frameworkProblem(error)),
    clientErrorHandler: answerNoRequest,
  };
}

/** The contract's form of a document of whichever kind. */
function presentBy({ registry: { moduleOf }, queries }: Services): Present {
  return async (kind, document) => moduleOf(kind).view(document, { queries });
}

/**
 * Refuses what was meant for another name than the public one (421), so that no page of another site can have its name
 * resolve to this server. Calls from this machine may use its loopback names, and health checks any name.
 */
function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  const { hostname } = new URL(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.hostname.toLowerCase();
    const isMeant = host === hostname || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
    if (isMeant || request.url === '/health') done();
    else done(misdirected(publicUrl));
  });
}
