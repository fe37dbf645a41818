import { once } from 'node:events';
import { connect } from 'node:net';
import type { CallInput } from './ApiClient.ts';
import type { useServer } from './ContractServer.ts';

type Server = Pick<ReturnType<typeof useServer>, 'admin' | 'origin'>;

/**
 * Begins an upload as the administrator, and cuts the connection while the server reads it.
 * @param path of the call, with its query
 * @param sent bytes of the form that arrive
 */
export async function cutUpload(
  { admin, origin }: Server,
  path: string,
  { headers = {}, body }: Pick<CallInput, 'headers' | 'body'>,
  sent: number,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const text = [
    `POST ${path} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `cookie: ${admin.cookieName}=${admin.loginToken}`,
    ...[`x-client-id: ${admin.clientId}`, 'x-console-type: studio', 'if-match: *'],
    ...[`content-type: ${headers['content-type']}`, 'content-length: 1000000', 'expect: 100-continue'],
  ].join('\r\n');
  socket.write(`${text}\r\n\r\n`);
  // The server is about to read the body.
  const [answer] = await once(socket, 'data');
  if (!String(answer).includes('100 Continue')) throw new Error(`The server does not read it: ${answer}`);
  await new Promise((resolve) => socket.write((body as Buffer).subarray(0, sent), resolve));
  socket.destroy();
  await once(socket, 'close');
}
