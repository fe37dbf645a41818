import { proxy } from 'valtio';

/** A notification that fades by itself. */
export interface Notice {
  readonly id: string;
  readonly message: string;
  readonly tone: 'neutral' | 'good' | 'warning' | 'bad';
  /** Offered as a button in the notification. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** Milliseconds that it stays. Default: as long as notifications do. */
  readonly durationMs?: number;
}

/** The notifications on screen, oldest first; at most three. */
export const notices = proxy<{ list: Notice[] }>({ list: [] });

let count = 0;

/** Shows a fading notification. The same message is never on screen twice. @returns its id */
export function notify(notice: Omit<Notice, 'id'>): string {
  count += 1;
  const id = `notice-${count}`;
  const others = notices.list.filter((other) => other.message !== notice.message);
  notices.list = [...others, { ...notice, id }].slice(-3);
  return id;
}

/** Takes one notification away; an unknown id does nothing. */
export function dismissNotice(id: string): void {
  notices.list = notices.list.filter((notice) => notice.id !== id);
}
