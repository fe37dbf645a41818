/** What a screen sends before it is left. */
export interface UnsentPart {
  /** Why the user cannot leave where it cannot be sent, in words. */
  readonly why: string;
  /** Whether anything is unsent. */
  readonly isBehind: () => boolean;
  /** @returns whether all is sent */
  readonly send: () => Promise<boolean>;
}

const parts = new Set<UnsentPart>();

/** Sends a part of what is edited on a screen before the user leaves it. Returns a function that ends that. */
export function sendBeforeLeaving(part: UnsentPart): () => void {
  parts.add(part);
  return () => void parts.delete(part);
}

/** Whether something has to be sent before the user leaves. */
export function hasUnsent(): boolean {
  return [...parts].some((part) => part.isBehind());
}

/** Sends it. @returns why the user cannot leave, in words; null when all is sent */
export async function sendUnsent(): Promise<string | null> {
  for (const part of parts) if (part.isBehind() && !(await part.send())) return part.why;
  return null;
}
