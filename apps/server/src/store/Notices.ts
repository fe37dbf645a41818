/** Who hears notices. */
export interface NoticeListener {
  onNotice: (text: string) => void;
  /** Hearing begins, for the first time or again: what was said before may have been missed. */
  onHearing: () => void;
}

/** A channel that is listened to. */
export interface Notices {
  /** Says something outside of any transaction, to the other processes. It is lost where nobody hears at the time. */
  tell: (text: string) => Promise<void>;
  /** Stops hearing; must come before the database is closed. */
  stop: () => Promise<void>;
}
