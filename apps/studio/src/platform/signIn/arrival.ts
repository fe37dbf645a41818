/** What the address asked of the sign-in screen when the page was opened. */
export interface Arrival {
  /** Fills the user name. */
  readonly username: string | null;
  /** Signs in at once by single sign-on. */
  readonly externalToken: string | null;
  /** True holds the automatic sign-in back (`login=manual`). */
  readonly isManual: boolean;
}

const parameters = ['username', 'login', 'externalToken'] as const;

/** Reads the sign-in parameters of an address and gives the address without them. */
export function readArrival(address: URL): { arrival: Arrival; cleanPath: string } {
  const search = new URLSearchParams(address.search);
  const arrival = {
    username: search.get('username'),
    externalToken: search.get('externalToken'),
    isManual: search.get('login') === 'manual',
  };
  for (const name of parameters) search.delete(name);
  const query = search.size === 0 ? '' : `?${search}`;
  // A browser would take two slashes for the beginning of another site's address.
  const path = address.pathname.replace(/^\/+/, '/');
  return { arrival, cleanPath: path + query + address.hash };
}
