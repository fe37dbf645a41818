import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isCall } from './addSecurityHeaders.ts';
import { sendProblem } from './handleErrors.ts';
import { type Contract, operationsOf } from './loadContract.ts';
import { ProblemError } from './ProblemError.ts';
import { notFound } from './problems.ts';

interface ServeStudioOptions {
  /** The built console; null when there is none. */
  staticDir: string | null;
  contract: Contract;
}

/** Serves the files of the console, its page for every route of its own, and a problem for unknown paths. */
export async function serveStudio(
  app: FastifyInstance,
  { staticDir, contract }: ServeStudioOptions,
): Promise<void> {
  const isBuilt = hasPage(staticDir);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: staticDir,
      cacheControl: false,
      preCompressed: true,
      allowedPath: (path) => isPlain(path),
      setHeaders: (reply, path) => {
        void reply.header(
          'cache-control',
          isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  const allowed = allowedMethods(contract);
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile('index.html');
    const methods = allowed(request.url);
    const path = request.url.split('?')[0] ?? '';
    if (methods === null) return sendProblem(request, reply, notFound(`There is nothing at ${path}.`));
    const detail = `${path} takes ${methods.join(', ')}.`;
    const headers = { allow: methods.join(', ') };
    return sendProblem(
      request,
      reply,
      new ProblemError(405, 'method-not-allowed', 'Wrong method', detail, { headers }),
    );
  });
}

/** Vite gives every file in assets a name that changes with its content. */
function isHashed(path: string): boolean {
  return /[/\\]assets[/\\]/.test(path);
}

/** Whether the path is that of a file that the page loads; one of an earlier version may be gone. */
export function isAsset(url: string): boolean {
  return url.startsWith('/assets/');
}

type Asked = Pick<FastifyRequest | IncomingMessage, 'method' | 'url' | 'headers'>;

function isPage({ method, url = '/', headers }: Asked): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !isCall(url) && !isAsset(url) && (headers.accept ?? '').includes('text/html');
}

function hasPage(staticDir: string | null): staticDir is string {
  return staticDir !== null && existsSync(join(staticDir, 'index.html'));
}

/**
 * Whether the path is as the build writes those of its files: letters, digits, and within a name dots, dashes and underscores. Hidden files and whatever
 * could lead elsewhere are none of them.
 */
function isPlain(path: string): boolean {
  return /^\/?(?:\w[\w.-]*(?:\/|$))*$/.test(path);
}

/**
 * Makes the address by which a request is answered: that of the console's page for every path a browser opens that is neither a call nor a file
 * of the console. Names of objects are in these paths, and may hold what paths of files cannot.
 */
export function createRouting({ staticDir, contract }: ServeStudioOptions): (request: Asked) => string {
  if (!hasPage(staticDir)) return ({ url = '/' }) => url;
  const allowed = allowedMethods(contract);
  return (request) => {
    const { url = '/' } = request;
    const path = url.split('?')[0] ?? '';
    const isOwn =
      !isPage(request) || allowed(url) !== null || (isPlain(path) && existsSync(join(staticDir, path)));
    return isOwn ? url : '/';
  };
}

/** The methods of the contract for a path; null for a path that it does not have. */
function allowedMethods(contract: Contract): (url: string) => string[] | null {
  const patterns = Object.entries(Object.groupBy(operationsOf(contract), ({ path }) => path)).map(
    ([path, operations = []]) => ({
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      methods: operations.map(({ method }) => method),
    }),
  );
  return (url) => {
    const path = url.split('?')[0] ?? '';
    return patterns.find(({ pattern }) => pattern.test(path))?.methods ?? null;
  };
}
