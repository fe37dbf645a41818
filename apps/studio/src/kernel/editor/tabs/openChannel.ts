/** A channel to the other tabs of this browser. */
export interface Channel<Message> {
  /** Sends to all other tabs; lost when none listens. */
  post(message: Message): void;
  close(): void;
}

/**
 * Opens a channel between tabs of this studio.
 * @param isMessage distinguishes ours from messages of other versions of the studio
 * @param onMessage is not called for what is posted here
 * @returns null when the browser has none or forbids it
 */
export function openChannel<Message>(
  name: string,
  isMessage: (data: unknown) => data is Message,
  onMessage: (message: Message) => void,
): Channel<Message> | null {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data)) onMessage(data);
    };
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  } catch {
    return null;
  }
}

/** The fields of what was received; none when it is no object. */
export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
