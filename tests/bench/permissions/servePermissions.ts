import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Permissions, PermissionUser } from '@studio/api';
import { freePort } from '../../support/freePort.ts';

/** A studio whose permissions of underwriters are larger. */
export interface LargePermissions extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
}

/** The user type whose permissions are larger. */
export const largeUserType = 4;

/**
 * Puts a server before a studio that answers what it answers, but for the permissions of underwriters: the catalogue of authorizations is
 * the server's own, and has fewer. About a third of the cells are allowed.
 * @param counts users have one to three roles each
 */
export async function servePermissions(
  studioUrl: string,
  counts: { readonly authorizations: number; readonly roles: number; readonly users: number },
): Promise<LargePermissions> {
  const permissions = JSON.stringify(makePermissions(counts));
  const users = makeUsers(counts);
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', studioUrl);
    const isLarge = searchParams.get('userType') === String(largeUserType);
    if (isLarge && pathname === '/rest/Permission') answer(outgoing, permissions);
    else if (isLarge && pathname === '/rest/Permission/users') {
      const start = Number(searchParams.get('startIndex') ?? 0);
      const records = users.slice(start, start + Number(searchParams.get('numberOfRows') ?? 25));
      const limits = { isKeptElsewhere: true, withheld: [] };
      answer(outgoing, JSON.stringify({ records, totalRecords: users.length, ...limits }));
    } else passOn(studioUrl, incoming, outgoing);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(outgoing: ServerResponse, body: string): void {
  outgoing.writeHead(200, { 'content-type': 'application/json', etag: '"1"', 'cache-control': 'no-store' });
  outgoing.end(body);
}

function passOn(studioUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming;
  const onward = request(`${studioUrl}${url}`, { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

function makePermissions({ authorizations, roles }: { authorizations: number; roles: number }): Permissions {
  const roleNames = Array.from({ length: roles }, (_, index) => roleName(index));
  return {
    userType: largeUserType,
    roleNames,
    authorizationSummaries: Array.from({ length: authorizations }, (_, row) => ({
      authorization: `AUTHORIZATION_${row}`,
      description: `Do thing ${row} of an underwriting product, within limits`,
      assignedAuthorizationSummaries: roleNames.map((roleDescription, column) => ({
        roleDescription,
        authorizationAssigned: (row * 7 + column * 5) % 3 === 0,
      })),
    })),
    lastModifiedBy: { id: 'admin', name: 'Marta Oduya' },
    timeLastModified: 0,
    version: 1,
  };
}

function makeUsers({ users, roles }: { users: number; roles: number }): PermissionUser[] {
  return Array.from({ length: users }, (_, index) => ({
    id: `user-${index}`,
    name: `Person ${index}`,
    username: null,
    canSignIn: false,
    roleNames: Array.from({ length: 1 + (index % 3) }, (_role, at) => roleName((index + at * 11) % roles)),
  }));
}

function roleName(index: number): string {
  return `Role ${index + 1}`;
}
