const key = 'studio.navigation';

/** Whether the user folded the navigation to a rail, as this browser remembers it. Unfolded at first. */
export function readIsRail(): boolean {
  try {
    return localStorage.getItem(key) === 'rail';
  } catch {
    return false;
  }
}

/** Remembers it for this browser; where storage is closed, only this page knows. */
export function writeIsRail(isRail: boolean): void {
  try {
    localStorage.setItem(key, isRail ? 'rail' : 'full');
  } catch {
    // Closed storage (private mode, policy) is no reason not to fold.
  }
}
