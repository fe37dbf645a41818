import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../refuseOpenDemo.ts';

/** Proxies say by these whom they speak for. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

interface ConnectionsOptions {
  /** Proxies whose X-Forwarded headers are believed; null for none. */
  trustProxy: string | null;
  /** The address that browsers know the server by; null when it is not known. */
  publicUrl: string | null;
}

/** How calls reach the server, as far as it can be known. */
export class Connections {
  readonly #trustsProxy: boolean;
  readonly #isPublicSecure: boolean;

  constructor({ trustProxy, publicUrl }: ConnectionsOptions) {
    this.#trustsProxy = trustProxy !== null;
    this.#isPublicSecure = publicUrl?.startsWith('https:') ?? false;
  }

  /** Whether the browser speaks https, to the server or to whoever stands before it. */
  isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
    return this.#isPublicSecure || protocol === 'https';
  }

  /**
   * Whether the call was made on this machine: to a loopback name, which neither a proxy's name nor one that was bound to
   * 127.0.0.1 in the DNS is, and through no proxy that nobody told the server of.
   */
  isLocal({ hostname, headers }: Pick<FastifyRequest, 'hostname' | 'headers'>): boolean {
    const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
    return isLoopback(host) && (this.#trustsProxy || proxyHeaders.every((name) => !(name in headers)));
  }

  /** Whether a proxy that the server was not told of says that the browser speaks https to it. */
  isSecuredUnheard(request: Pick<FastifyRequest, 'protocol' | 'headers'>): boolean {
    const said = String(request.headers['x-forwarded-proto'] ?? '');
    return /(^|,)\s*https\s*$/i.test(said) && !this.isSecure(request);
  }
}
