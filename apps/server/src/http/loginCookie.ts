import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'studioLogin';

/** Over https the name itself has browsers refuse a cookie that another site, or one of the same domain, has set. */
function nameOf(isSecure: boolean): string {
  return isSecure ? `__Host-${plainName}` : plainName;
}

/** The login token of a request; null when it brings none. */
export function readLoginCookie({ cookies }: FastifyRequest, isSecure: boolean): string | null {
  return cookies[nameOf(isSecure)] || null;
}

/** Sets the login cookie, which scripts cannot read and other sites cannot send; null clears it. */
export function setLoginCookie(
  reply: FastifyReply,
  cookie: { token: string; expiresAt: number } | null,
  isSecure: boolean,
): void {
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  const name = nameOf(isSecure);
  if (cookie === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, cookie.token, { ...attributes, expires: new Date(cookie.expiresAt) });
}
