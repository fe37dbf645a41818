import type { CSSProperties, Ref, SyntheticEvent } from 'react';

/** Props of an element whose type is not known. */
export type AnyProps = Record<string, unknown>;

type Handler = (event: SyntheticEvent) => void;

function isHandler(name: string, value: unknown): value is Handler {
  return /^on[A-Z]/.test(name) && typeof value === 'function';
}

function isRef(value: unknown): value is Ref<unknown> {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && 'current' in value);
}

/** One callback ref that feeds several refs, and runs the clean-ups that they returned. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): (value: T | null) => () => void {
  return (value) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === 'function') return ref(value) ?? (() => ref(null));
      if (ref) ref.current = value;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}

/**
 * Lays `own` over `given`: the element's own props win, class names and styles join, and both handlers of an event run
 * (the element's own first; ours is left out when it prevented the default).
 */
export function mergeProps(given: AnyProps, own: AnyProps): AnyProps {
  const merged: AnyProps = { ...given };
  for (const [name, value] of Object.entries(own)) {
    const before = given[name];
    if (value === undefined) continue;
    if (name === 'className' && typeof before === 'string') merged[name] = `${before} ${String(value)}`;
    else if (name === 'style') merged[name] = { ...(before as CSSProperties), ...(value as CSSProperties) };
    else if (name === 'ref' && isRef(before) && isRef(value)) merged[name] = mergeRefs(before, value);
    else if (isHandler(name, value) && isHandler(name, before)) {
      merged[name] = (event: SyntheticEvent) => {
        value(event);
        if (!event.defaultPrevented) before(event);
      };
    } else merged[name] = value;
  }
  return merged;
}
