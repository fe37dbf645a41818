import { reasonOf } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { valueSetKey } from '../model/options.ts';
import type { LoadValueSet } from '../SettingsPanelProps.ts';
import type { SettingOption, ValueSetRequest } from '../types.ts';

type Known = Readonly<Record<string, readonly SettingOption[]>>;

/** What is known of the data sets that choices come from. */
export interface ValueSets {
  readonly known: Known;
  /** Why some could not be loaded, by their keys. */
  readonly failures: Readonly<Record<string, string>>;
  /** Loads one again. */
  readonly retry: (request: ValueSetRequest) => void;
}

/** Loads each data set once, when it is first named; what is pending is aborted when the component unmounts. */
export function useValueSets(
  requests: readonly ValueSetRequest[],
  loadValueSet: LoadValueSet | undefined,
): ValueSets {
  const [known, setKnown] = useState<Known>({});
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const asked = useRef(new Map<string, AbortController>());

  const ask = (request: ValueSetRequest) => {
    const name = valueSetKey(request);
    if (!loadValueSet || asked.current.has(name)) return;
    const controller = new AbortController();
    asked.current.set(name, controller);
    loadValueSet(request, { signal: controller.signal }).then(
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
  const askAll = useEffectEvent(() => {
    for (const request of requests) if (!Object.hasOwn(failures, valueSetKey(request))) ask(request);
  });
  const key = JSON.stringify([...new Set(requests.map(valueSetKey))].sort());

  useEffect(() => {
    if (key !== '[]') askAll();
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
    retry: (request) => {
      setFailures(({ [valueSetKey(request)]: _failed, ...others }) => others);
      ask(request);
    },
  };
}
