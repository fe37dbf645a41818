import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';

/** A request as it goes over the wire: nothing is normalised, so that what no browser would send can be sent. */
export interface HttpRequest {
  method: string;
  /** Path and query, encoded already. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Makes a call whose answer does not end by itself, on a connection of its own.
 * @throws when the connection breaks before there is a response
 */
export function openCall(origin: string, { method, path, headers }: HttpRequest): Promise<IncomingMessage> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ agent: false, hostname, port, method, path, headers });
    call.on('response', resolve);
    call.on('error', reject);
    call.end();
  });
}

const agent = new Agent({ keepAlive: true });

/**
 * Makes a call over HTTP.
 * @param origin the server's address, without a trailing slash
 * @throws when the connection breaks before there is a response
 */
export function httpCall(
  origin: string,
  { method, path, headers, body }: HttpRequest,
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } });
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
