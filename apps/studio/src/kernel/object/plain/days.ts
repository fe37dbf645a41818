/** A day as a draft holds it: YYYY-MM-DD; empty for none; any other text is what was typed and is no day. */
export function toDayText(day: number | null): string {
  return day === null ? '' : new Date(day).toISOString().slice(0, 10);
}

/** The UTC midnight of a day as a draft holds it, in milliseconds; null for none, and for a text that is no day. */
export function toDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(day) && toDayText(day) === text ? day : null;
}

/** A day as it is shown and typed: MM/DD/YYYY; a text that is no day as it is. */
export function showDay(text: string): string {
  if (toDay(text) === null) return text;
  const [year, month, day] = text.split('-');
  return `${month}/${day}/${year}`;
}
