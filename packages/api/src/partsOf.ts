import { ConnectionError, isAbort } from './errors.ts';

/** How long the body of an answer is waited for, in milliseconds. */
export interface BodyLimits {
  /** For its next bytes. Time counts while somebody waits for them: who reads may be as slow as he likes. */
  readonly silence: number;
  /** For all of it. Default: it may take as long as it keeps coming. */
  readonly total?: number;
}

/**
 * Reads a body, part by part. Left before its end, it is given up.
 * @throws ConnectionError when it stalls or breaks off; the AbortError of the call's signal.
 */
export async function* partsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { silence, total = Number.POSITIVE_INFINITY }: BodyLimits,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const end = performance.now() + total;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      const late = new Promise<never>((_, reject) => {
        const giveUp = () => reject(new ConnectionError('timeout', undefined));
        timer = setTimeout(giveUp, Math.max(0, Math.min(silence, end - performance.now())));
      });
      const { done, value } = await Promise.race([reader.read(), late]);
      clearTimeout(timer);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw error instanceof ConnectionError || isAbort(error) ? error : new ConnectionError('network', error);
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => undefined);
  }
}
