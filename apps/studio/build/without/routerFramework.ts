import { createContext } from 'react';

/** The framework around React Router, without which its components do what they do in a browser alone. */
export const FrameworkContext = createContext(undefined);

/** The pages that a link would load ahead: none. */
export const PrefetchPageLinks = (): null => null;

/** Whether a link loads ahead, what it watches for that, and what it listens to. */
export const usePrefetchBehavior = (): [false, null, object] => [false, null, {}];

/** The ref of a link, which watches nothing. */
export const mergeRefs = <T>(ref: T): T => ref;
