const key = 'studio.deepLink';

/** Remembers the page that was requested before sign-in, for this tab. */
export function storeDeepLink(path: string): void {
  sessionStorage.setItem(key, path);
}

/** The remembered page, which stays remembered; null when there is none. */
export function peekDeepLink(): string | null {
  return sessionStorage.getItem(key);
}

/** Gives the remembered page once, and only if it is a path of this studio. */
export function takeDeepLink(isKnownPath: (path: string) => boolean): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && isLocalPath(path) && isKnownPath(path) ? path : null;
}

/** False for anything that a browser could take for another site's address. */
export function isLocalPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return false;
  const base = 'https://studio.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base;
}
