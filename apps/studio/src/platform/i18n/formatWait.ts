/** A time to wait, in words: "45 s", "2 min", "14 min 30 s". @param seconds whole seconds, 0 or more. */
export function formatWait(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return parts.filter(Boolean).join(' ');
}
