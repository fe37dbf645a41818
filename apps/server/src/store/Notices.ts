/** Receives notices. */
export interface NoticeListener {
  onNotice: (text: string) => void;
  /** Listening begins, for the first time or again: earlier notices may have been missed. */
  onListening: () => void;
}

/** A channel that is listened to. */
export interface Notices {
  /** Sends a notice outside of any transaction, to the other processes. It is lost where no process listens at the time. */
  send: (text: string) => Promise<void>;
  /** Stops listening; must come before the database is closed. */
  stop: () => Promise<void>;
}
