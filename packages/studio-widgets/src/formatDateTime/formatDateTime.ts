function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * A time as `MM/dd/yy hh:mma`, such as `11/18/26 02:14PM`, in the browser's time zone.
 *
 * @param epochMs milliseconds since 1970, UTC. A value that is no time gives an empty text.
 */
export function formatDateTime(epochMs: number): string {
  const date = new Date(epochMs);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getMonth() + 1, date.getDate(), date.getFullYear() % 100].map(pad).join('/');
  const hours = date.getHours();
  return `${day} ${pad(hours % 12 || 12)}:${pad(date.getMinutes())}${hours < 12 ? 'AM' : 'PM'}`;
}
