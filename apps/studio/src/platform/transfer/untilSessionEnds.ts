import { onSessionEnd } from '../session/endSession.ts';

let controller = new AbortController();

onSessionEnd(() => {
  controller.abort();
  controller = new AbortController();
});

/** A signal for what belongs to this session: aborted when the session ends, or with the given signal. */
export function untilSessionEnds(signal?: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
}
