import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './refuseOpenDemo.ts';

/** Proxies say by these, and by all of X-Forwarded, whom they speak for. */
const proxyHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]);

/** What tells where a request comes from. A connection that is closed already has no address any more. */
type Origins = Pick<FastifyRequest, 'hostname' | 'headers' | 'ips'> & { ip: string | undefined };

interface ConnectionsOptions {
  /** Proxies whose X-Forwarded headers are believed; null for none. */
  trustProxy: string | null;
  /** The address that browsers know the server by; null when it is not known. */
  publicUrl: string | null;
}

/** How calls reach the server, as far as it can be known. */
export class Connections {
  readonly #isPublicSecure: boolean;

  constructor({ publicUrl }: ConnectionsOptions) {
    this.#isPublicSecure = publicUrl?.startsWith('https:') ?? false;
  }

  /** Whether the browser speaks https, to the server or to a proxy before it. */
  isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
    return this.#isPublicSecure || protocol === 'https';
  }

  /**
   * Whether the call was made on this machine: by a loopback address, to a loopback name, which neither a proxy's name nor one
   * that was bound to 127.0.0.1 in the DNS is, from a page of such a name, and through no proxy that is not configured.
   * A proxy that calls itself local and hides whom it speaks for is found out by what browsers send: the page's own address.
   */
  isLocal({ hostname, headers, ip, ips }: Origins): boolean {
    const isFromHere =
      ip !== undefined && isLoopback(ip) && isLoopbackName(hostname) && isPageFromHere(headers);
    if (!isFromHere || !isForwarded(headers)) return isFromHere;
    const isFromTrusted = (ips?.length ?? 0) > 1;
    return isFromTrusted && isLoopback(String(headers['x-real-ip'] ?? ip));
  }

  /** Whether a proxy that is not configured claims that the browser speaks https to it. */
  isUntrustedHttps(request: Pick<FastifyRequest, 'protocol' | 'headers'>): boolean {
    const protocols = String(request.headers['x-forwarded-proto'] ?? '');
    return /(^|,)\s*https\s*$/i.test(protocols) && !this.isSecure(request);
  }
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || proxyHeaders.has(name));
}

/** Whether the page that calls, as far as a browser tells of it, was loaded by a loopback name. */
function isPageFromHere({ origin, referer, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return (
    site !== 'cross-site' && [origin, referer].every((page) => page === undefined || isLoopbackUrl(page))
  );
}

function isLoopbackUrl(text: string): boolean {
  return isLoopbackName(URL.parse(text)?.hostname ?? '');
}

function isLoopbackName(hostname: string): boolean {
  return isLoopback(hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1'));
}
