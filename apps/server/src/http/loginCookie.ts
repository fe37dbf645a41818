import type { FastifyReply, FastifyRequest } from 'fastify';

/** The name that the contract gives the cookie. */
export const loginCookieName = 'studioLogin';

/** Sets the login cookie, which scripts cannot read and other sites cannot send; null clears it. */
export function setLoginCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: { token: string; expiresAt: number } | null,
): void {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
  } as const;
  if (cookie === null) reply.clearCookie(loginCookieName, attributes);
  else reply.setCookie(loginCookieName, cookie.token, { ...attributes, expires: new Date(cookie.expiresAt) });
}
