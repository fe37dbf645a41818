import type { UnsentEdits } from './FormSetState.ts';

/** Whose edits they are, and of which organization. */
interface EditsOf {
  readonly userId: string;
  readonly id: string;
}

const keyOf = ({ userId, id }: EditsOf) => `studio.unsentForms ${JSON.stringify([userId, id])}`;

/** Keeps edits of forms that the server lacks in this tab, for the next time that the user opens the organization. Closed or full storage keeps nothing. */
export function keepUnsent(of: EditsOf, { base, values }: UnsentEdits): void {
  try {
    sessionStorage.setItem(keyOf(of), JSON.stringify({ base: [...base], values: [...values] }));
  } catch {
    // They cannot be kept.
  }
}

/** What was kept of an organization, which is not kept any longer; null for nothing. */
export function takeUnsent(of: EditsOf): UnsentEdits | null {
  try {
    const kept = sessionStorage.getItem(keyOf(of));
    if (kept === null) return null;
    sessionStorage.removeItem(keyOf(of));
    // Written by `keepUnsent` alone.
    const { base, values } = JSON.parse(kept) as Record<keyof UnsentEdits, [string, never][]>;
    return { base: new Map(base), values: new Map(values) };
  } catch {
    return null;
  }
}
