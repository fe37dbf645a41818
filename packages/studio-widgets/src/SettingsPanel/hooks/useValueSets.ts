import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '../../shared/task/reasonOf.ts';
import type { LoadValueSet } from '../SettingsPanelProps.ts';
import type { SettingOption } from '../types.ts';

type Known = Readonly<Record<string, readonly SettingOption[]>>;

/** What is known of the data sets that choices come from. */
export interface ValueSets {
  readonly known: Known;
  /** Why some could not be loaded, by name. */
  readonly failures: Readonly<Record<string, string>>;
  /** Asks for one again. */
  readonly retry: (name: string) => void;
}

/** Asks for each data set once, when it is first named; what is under way is aborted when the component goes. */
export function useValueSets(names: readonly string[], loadValueSet: LoadValueSet | undefined): ValueSets {
  const [known, setKnown] = useState<Known>({});
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Map<string, AbortController>());

  const ask = (name: string) => {
    if (!loadValueSet || asked.current.has(name)) return;
    const controller = new AbortController();
    asked.current.set(name, controller);
    loadValueSet(name, controller.signal).then(
      (options) => {
        if (!controller.signal.aborted) setKnown((before) => ({ ...before, [name]: options }));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        asked.current.delete(name);
        setFailures((before) => ({ ...before, [name]: reasonOf(error) }));
      },
    );
  };
  const askAll = useEffectEvent((list: readonly string[]) => {
    for (const name of list) if (!Object.hasOwn(failures, name)) ask(name);
  });
  const key = JSON.stringify([...new Set(names)].sort());

  useEffect(() => {
    const list: unknown = JSON.parse(key);
    askAll(Array.isArray(list) ? list.map(String) : []);
  }, [key]);
  useEffect(() => {
    const { current } = asked;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  return {
    known,
    failures,
    retry: (name) => {
      setFailures(({ [name]: _failed, ...others }) => others);
      ask(name);
    },
  };
}
