import { onConfigurationChange } from '../../platform/changes/configurationChanges.ts';
import { onSessionEnd } from '../../platform/session/endSession.ts';
import { rightsKey } from '../../platform/session/session.ts';

/** A call that a route makes while the code of its screen is still loading. */
export interface EarlyCall<Argument, Answer> {
  /**
   * Makes the call now, unless the same was just asked. Another one whose answer is not taken is aborted.
   * @param onAnswer called with the answer, not with a failure
   */
  ask(argument: Argument, onAnswer?: (answer: Answer) => void): void;
  /** The answer that was requested early and is there already, once and within half a minute; undefined otherwise. */
  takeAnswered(argument: Argument): Answer | undefined;
  /** The answer that was requested early, once and within half a minute; otherwise makes the call. */
  take(argument: Argument, signal: AbortSignal): Promise<Answer>;
}

interface Asked<Answer> {
  /** By `keyOf`. */
  readonly key: string;
  readonly answer: Promise<Answer>;
  readonly controller: AbortController;
  /** What was answered, once it is there. */
  answered: Answer | undefined;
  /** By `performance.now()`. */
  readonly time: number;
  /** What the user could do then; empty while that was not known. */
  readonly rights: string;
}

/** Milliseconds. */
const staleAfter = 30_000;
/** Milliseconds in which repeated requests are one: a screen's data may be requested before its route is there. */
const sameFor = 5_000;

/**
 * Lets a call be made before the screen that uses its answer is there. The end of the session and a change of the whole
 * configuration abort it; an answer to a user who may do other things by now is not taken.
 * @param call takes an argument whose JSON is unique
 */
export function callEarly<Argument, Answer>(
  call: (argument: Argument, signal: AbortSignal) => Promise<Answer>,
): EarlyCall<Argument, Answer> {
  let asked: Asked<Answer> | null = null;
  const forget = () => {
    asked?.controller.abort();
    asked = null;
  };
  const isWanted = (argument: Argument, milliseconds: number) =>
    asked?.key === keyOf(argument) &&
    performance.now() - asked.time < milliseconds &&
    (asked.rights === '' || asked.rights === rightsKey());
  onSessionEnd(forget);
  onConfigurationChange(forget);
  return {
    ask: (argument, onAnswer = () => undefined) => {
      if (asked === null || !isWanted(argument, sameFor)) {
        forget();
        const controller = new AbortController();
        const answer = call(argument, controller.signal);
        const made: Asked<Answer> = {
          key: keyOf(argument),
          answer,
          controller,
          time: performance.now(),
          rights: rightsKey(),
          answered: undefined,
        };
        answer.then(
          (value) => {
            made.answered = value;
          },
          () => undefined,
        );
        asked = made;
      }
      // A failure is reported to the taker of the answer.
      asked.answer.then(onAnswer, () => undefined);
    },
    takeAnswered: (argument) => {
      if (asked?.answered === undefined || !isWanted(argument, staleAfter)) return undefined;
      const { answered } = asked;
      asked = null;
      return answered;
    },
    take: (argument, signal) => {
      if (asked === null || !isWanted(argument, staleAfter)) return call(argument, signal);
      const { answer, controller } = asked;
      asked = null;
      if (signal.aborted) controller.abort();
      signal.addEventListener('abort', () => controller.abort());
      return answer;
    },
  };
}

/** The argument as JSON, the same for the same properties in any order. */
function keyOf(argument: unknown): string {
  return JSON.stringify(argument, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
