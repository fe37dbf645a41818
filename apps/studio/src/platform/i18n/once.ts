/** Makes labels once: translations are there before the first screen, and widgets need the same object each time. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
