import type { ReactElement } from 'react';

/** One drawing of a component that follows a pattern, and what its behaviours need of it. */
export interface Subject {
  /** The component. */
  name: string;
  /** Draws it, next to what is drawn before and after it. */
  draw: () => ReactElement;
  /** Behaviours that do not apply to it, by their names, each with the reason. */
  except?: Readonly<Record<string, string>>;
}

/** A pattern of the ARIA Authoring Practices: what each of its components does, in our words. */
export interface Pattern {
  name: string;
  tests: readonly { subject: string; behaviour: string; draw: Subject['draw']; run: () => Promise<void> }[];
}

/**
 * Applies every behaviour to every subject.
 * @throws when a subject excepts a behaviour that the pattern does not have
 */
export function definePattern<S extends Subject>(
  name: string,
  subjects: readonly S[],
  behaviours: Readonly<Record<string, (subject: S) => Promise<void>>>,
): Pattern {
  for (const { name: subject, except = {} } of subjects) {
    const unknown = Object.keys(except).find((behaviour) => !(behaviour in behaviours));
    if (unknown !== undefined)
      throw new Error(`${subject} excepts “${unknown}”, which ${name} does not have.`);
  }
  const tests = subjects.flatMap((subject) =>
    Object.entries(behaviours)
      .filter(([behaviour]) => subject.except?.[behaviour] === undefined)
      .map(([behaviour, check]) => ({
        ...{ subject: subject.name, behaviour, draw: subject.draw },
        run: () => check(subject),
      })),
  );
  return { name, tests };
}
