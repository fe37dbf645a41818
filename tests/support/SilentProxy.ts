import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy on a free loopback port that can forget connections, as a firewall does or a failover without a reset: they stay open,
 * what comes over them is taken, and nothing is passed on any more.
 */
export class SilentProxy implements AsyncDisposable {
  readonly #server: Server;
  readonly #target: { host: string; port: number };
  readonly #open = new Set<Socket>();
  readonly #forgotten = new WeakSet<Socket>();
  #forgetsNew = false;

  private constructor(target: { host: string; port: number }) {
    this.#target = target;
    this.#server = createServer((client) => this.#serve(client));
  }

  /** Starts one before a host and port. */
  static async start(target: { host: string; port: number }): Promise<SilentProxy> {
    const proxy = new SilentProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Forgets the connections that are open. @param forgetsNew whether those that come get no answer either. Default false. */
  forget({ forgetsNew = false } = {}): void {
    for (const socket of this.#open) this.#forgotten.add(socket);
    this.#forgetsNew = forgetsNew;
  }

  /** Serves new connections again; those that were forgotten stay so. */
  recover(): void {
    this.#forgetsNew = false;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #serve(client: Socket): void {
    const database = connect(this.#target);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#open.add(from);
      if (this.#forgetsNew) this.#forgotten.add(from);
      from.on('data', (chunk) => {
        if (!this.#forgotten.has(from)) to.write(chunk);
      });
      from.on('close', () => {
        this.#open.delete(from);
        if (!this.#forgotten.has(from)) to.destroy();
      });
      from.on('error', () => undefined);
    }
  }
}
