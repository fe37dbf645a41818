import type { OutgoingHttpHeaders } from 'node:http';
import { Answer } from './Answer.ts';
import { type OperationId, operationOf } from './contract.ts';
import { EventReader } from './EventReader.ts';
import { findFaults } from './findFaults.ts';
import { type HttpResponse, httpCall, openCall } from './httpCall.ts';

/** What a call sends. */
export interface CallInput {
  /** Values of the names in the path, not encoded. */
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Added to the client's own; `undefined` takes one of those away. */
  headers?: OutgoingHttpHeaders;
  /** Sent as JSON; text and bytes are sent as they are. */
  body?: unknown;
}

export interface ApiClientOptions {
  /** The server's address, without a trailing slash. */
  origin: string;
  /** Called with every response of the contract. */
  onSeen?: (id: OperationId, status: number) => void;
}

/** Calls a server by the contract's operation ids. A response that the contract forbids is an error. */
export class ApiClient {
  readonly origin: string;
  /** The login token, as the cookie holds it. */
  loginToken: string | undefined;
  /** Its name, which is another one over https. */
  cookieName = 'studioLogin';
  clientId: string | undefined;
  readonly #onSeen: (id: OperationId, status: number) => void;

  constructor({ origin, onSeen = () => undefined }: ApiClientOptions) {
    this.origin = origin;
    this.#onSeen = onSeen;
  }

  /** A client of the same server without a session. */
  signedOut(): ApiClient {
    return new ApiClient({ origin: this.origin, onSeen: this.#onSeen });
  }

  /** A client with the same session that changes apart, like another tab. */
  copy(): ApiClient {
    const { loginToken, cookieName, clientId } = this;
    return Object.assign(this.signedOut(), { loginToken, cookieName, clientId });
  }

  /** A client with a session of its own. Throws when the sign-in is refused. */
  async signIn(username: string, password = 'studio-demo'): Promise<ApiClient> {
    const client = this.signedOut();
    const session = (await client.call('signIn', { body: { username, password } })).body(200);
    client.clientId = session.clientId;
    return client;
  }

  /** Makes a call and takes over a login token that comes back. */
  async call<Id extends OperationId>(id: Id, input: CallInput = {}): Promise<Answer<Id>> {
    const operation = operationOf(id);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(input.path?.[name] ?? ''),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
      ),
    );
    const target = query.size > 0 ? `${path}?${query}` : path;
    return this.callPath(id, target, input);
  }

  /** Makes a call by a path that is encoded already, query included. */
  async callPath<Id extends OperationId>(id: Id, target: string, input: CallInput = {}): Promise<Answer<Id>> {
    const operation = operationOf(id);
    const response = await this.send(operation.method, target, input);
    const faults = findFaults(operation, response);
    if (faults.length > 0) {
      const { status, body } = response;
      throw new Error(
        `${operation.method} ${target} answered against the contract: ${faults.join('; ')}\n${status} ${body.toString('utf8').slice(0, 2000)}`,
      );
    }
    this.#onSeen(id, response.status);
    return new Answer(response);
  }

  /** Opens a stream of events. Throws when it is refused, or answered against the contract. */
  async watch(
    uris: readonly string[],
    headers: OutgoingHttpHeaders = {},
    registrationIdentifier?: string,
  ): Promise<EventReader> {
    const query = new URLSearchParams(uris.map((uri) => ['uri', uri]));
    if (registrationIdentifier !== undefined) query.set('registrationIdentifier', registrationIdentifier);
    const response = await openCall(this.origin, {
      method: 'GET',
      path: `/rest/Events?${query}`,
      headers: this.#headers(headers),
    });
    const { statusCode: status = 0, headers: answered } = response;
    const faults = findFaults(operationOf('watchObjects'), { status, headers: answered, body: Buffer.of() });
    if (status !== 200 || faults.length > 0) {
      response.destroy();
      throw new Error(`The stream was answered with ${status}. ${faults.join('; ')}`);
    }
    this.#onSeen('watchObjects', status);
    return new EventReader(response);
  }

  /** Sends anything, and lets anything come back. */
  async send(method: string, target: string, { headers, body }: CallInput = {}): Promise<HttpResponse> {
    const response = await httpCall(this.origin, {
      method,
      path: target,
      headers: this.#headers(headers, body),
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    const setCookie = response.headers['set-cookie']?.join('\n') ?? '';
    const [, name, token] = /((?:__Host-)?studioLogin)=([^;]*)/.exec(setCookie) ?? [];
    if (token !== undefined) this.loginToken = token === '' ? undefined : token;
    if (name !== undefined) this.cookieName = name;
    return response;
  }

  #headers(extra: OutgoingHttpHeaders = {}, body?: unknown): OutgoingHttpHeaders {
    const all: OutgoingHttpHeaders = {
      'x-console-type': 'studio',
      'x-client-id': this.clientId,
      cookie: this.loginToken === undefined ? undefined : `${this.cookieName}=${this.loginToken}`,
      'content-type': body === undefined ? undefined : 'application/json',
      ...extra,
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  }
}

function isRaw(body: unknown): body is string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body);
}
