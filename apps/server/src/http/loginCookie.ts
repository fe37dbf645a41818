import type { FastifyReply, FastifyRequest } from 'fastify';

const plainName = 'studioLogin';
const plainDeviceName = 'studioDevice';

/** Over https the name itself has browsers refuse a cookie that another site, or one of the same domain, has set. */
function nameOf(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The login token of a request; null when it brings none. */
export function readLoginCookie({ cookies }: FastifyRequest, isSecure: boolean): string | null {
  return cookies[nameOf(plainName, isSecure)] || null;
}

/** Sets the login cookie, which scripts cannot read and other sites cannot send; null clears it. */
export function setLoginCookie(
  reply: FastifyReply,
  cookie: { token: string; expiresAt: number } | null,
  isSecure: boolean,
): void {
  const attributes = attributesOf(isSecure);
  const name = nameOf(plainName, isSecure);
  if (cookie === null) reply.clearCookie(name, attributes);
  else reply.setCookie(name, cookie.token, { ...attributes, expires: new Date(cookie.expiresAt) });
}

/** What tells a browser on which somebody has signed in before from others at its address; null when it was not given any. */
export function readDeviceCookie({ cookies }: FastifyRequest, isSecure: boolean): string | null {
  const device = cookies[nameOf(plainDeviceName, isSecure)] ?? '';
  return /^[\w-]{43}$/.test(device) ? device : null;
}

/** Stays beyond the session, and is worth nothing without a password. */
export function setDeviceCookie(
  reply: FastifyReply,
  { device, maxAge }: { device: string; maxAge: number },
  isSecure: boolean,
): void {
  reply.setCookie(nameOf(plainDeviceName, isSecure), device, { ...attributesOf(isSecure), maxAge });
}

function attributesOf(isSecure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
}
