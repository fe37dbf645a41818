/**
 * Opens a channel between the tabs of this browser.
 * @returns null when the browser has none or forbids it, as for a page whose storage is blocked
 */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
