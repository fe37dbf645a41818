import { randomId } from '../../../../kernel/editor/randomId.ts';

/** Who asks for an upgrade, and of which organization. */
interface UpgradeOf {
  readonly userId: string;
  readonly id: string;
}

const nameOf = ({ userId, id }: UpgradeOf) => `studio.upgrade ${JSON.stringify([userId, id])}`;

/**
 * The idempotency key of an upgrade, which is kept in this browser until the user has seen what it did: repeated with it, the call answers with the same
 * report. Closed or full storage keeps nothing.
 */
export function upgradeKey(of: UpgradeOf): string {
  const key = randomId();
  try {
    const kept = localStorage.getItem(nameOf(of));
    if (kept !== null) return kept;
    localStorage.setItem(nameOf(of), key);
  } catch {
    // A new one each time.
  }
  return key;
}

/** Whether a report of an upgrade was not seen yet. */
export function isUpgradeUnseen(of: UpgradeOf): boolean {
  try {
    return localStorage.getItem(nameOf(of)) !== null;
  } catch {
    return false;
  }
}

/** The user has seen what the upgrade did, or there was nothing to see. */
export function forgetUpgrade(of: UpgradeOf): void {
  try {
    localStorage.removeItem(nameOf(of));
  } catch {
    // Closed storage has kept nothing.
  }
}
