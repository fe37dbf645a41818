import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The digest of the empty string: all that styled-components writes into its style element in production. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const oneYear = 31_536_000;

/** What a page of the console may load: its own files, and no script or style that stands in the page. */
export const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", emptyStyle],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Adds the headers that keep a browser from doing what the console never asks of it. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${oneYear}; includeSubDomains`);
    }
    if (isCall(request.url)) void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Whether the path belongs to the contract rather than to the console's pages. */
export function isCall(url: string): boolean {
  return /^\/(?:rest|database|databaseUpload|classCodeUpload|auditLogData|health)(?:[/?]|$)/.test(url);
}
