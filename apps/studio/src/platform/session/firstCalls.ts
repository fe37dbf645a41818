/** The key in the browser's storage, which `public/ask.js` reads, too. */
const key = 'studio.firstCalls';
/** How many addresses are remembered, and how many calls of each. */
const most = { addresses: 10, calls: 8 };
/** Characters of an address or a call; what is longer is not remembered. */
const longest = 2000;

/** An address of the console, and its requests, each with its query. */
type Remembered = readonly [address: string, calls: readonly string[]];

/** The address that this page was opened by, unchanged by navigation. */
const opened = typeof location === 'undefined' ? '' : location.pathname + location.search;
let noted: Set<string> | null = new Set();

/**
 * Notes what this page asks the server until its first screen is there. Opened by the same address, the next page asks it before the code of the
 * console has come.
 */
export function noteFirstCall({ method, url, headers }: Request): void {
  if (method !== 'GET' || !headers.has('X-Client-Id')) return;
  const { pathname, search } = new URL(url);
  const isStream = pathname === '/rest/Events';
  if (!isStream && pathname.length + search.length <= longest) noted?.add(pathname + search);
}

/** Remembers what was noted, until the session ends. A browser with closed storage remembers nothing. */
export function rememberFirstCalls(address: string = opened): void {
  if (noted === null || address.length > longest) return;
  const calls = [...noted].slice(0, most.calls);
  noted = null;
  try {
    const others = readRemembered().filter(([other]) => other !== address);
    const remembered: readonly Remembered[] = [[address, calls], ...others];
    localStorage.setItem(key, JSON.stringify(remembered.slice(0, most.addresses)));
  } catch {
    // The next page asks later.
  }
}

/** Removes the requests: addresses and calls hold words that were searched for. */
export function forgetFirstCalls(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

function readRemembered(): readonly Remembered[] {
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  return Array.isArray(stored) ? stored.filter(isRemembered) : [];
}

function isRemembered(entry: unknown): entry is Remembered {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);
}
