import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './Connections.ts';

/** The digest of the empty string: all that styled-components writes into its style element in production. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const oneYear = 31_536_000;
const ignoredProxy =
  'A proxy says that browsers reach it over https, but the server is not configured for it, so cookies are not Secure. Set STUDIO_PUBLIC_URL to the https address, or STUDIO_TRUST_PROXY to the address of the proxy.';

/**
 * What a page of the console may load: its own files, and no inline script or style. No text is taken for markup or for the address of
 * a script but by the policies of Trusted Types that are listed: `default` is that of the console's workers, the second reads XML answers,
 * the others read rich text and what is pasted into it.
 */
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
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'studio-xml', 'studio-rich-text', 'ProseMirrorClipboard'],
};

interface SecurityHeadersOptions {
  connections: Connections;
  /** Whether browsers shall insist on https for all names under the server's own, too. */
  hstsSubdomains: boolean;
}

/**
 * Adds the headers that keep a browser from doing what the console never asks of it. Where a proxy speaks https and the
 * server is not configured for it, the log has one warning: cookies cannot be Secure then.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { connections, hstsSubdomains }: SecurityHeadersOptions,
): Promise<void> {
  const transportSecurity = `max-age=${oneYear}${hstsSubdomains ? '; includeSubDomains' : ''}`;
  let isWarned = false;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (connections.isSecure(request)) void reply.header('strict-transport-security', transportSecurity);
    if (!isWarned && connections.isUntrustedHttps(request)) {
      isWarned = true;
      app.log.warn(ignoredProxy);
    }
    if (isCall(request.url)) void reply.header('cache-control', 'no-store');
    done();
  });
}

/** Whether the path belongs to the contract rather than to the console's pages. */
export function isCall(url: string): boolean {
  return /^\/(?:rest|database|databaseUpload|classCodeUpload|auditLogData|health)(?:[/?]|$)/.test(url);
}
