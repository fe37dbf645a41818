import { toDay, toDayText } from '../../../../kernel/object/plain/days.ts';

const mostRemembered = 5000;

/** Answers as a function does, each time the same for as long as not too many are known. */
function remember<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const found = find(key);
    if (known.size >= mostRemembered) known.clear();
    known.set(key, found);
    return found;
  };
}

/** As `toDay`: thousands of entries share few days. */
export const readRateDay: typeof toDay = remember(toDay);

/** As `toDayText`, alike. */
export const writeRateDay: typeof toDayText = remember(toDayText);
