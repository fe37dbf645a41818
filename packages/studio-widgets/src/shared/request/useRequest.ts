import { useEffect, useRef, useState } from 'react';

/** The request, and its progress. `value` stays that of the last answer while a newer one is awaited. */
export interface RequestState<Value> {
  readonly status: 'idle' | 'loading' | 'done' | 'failed';
  readonly value: Value | undefined;
  /** What the failure threw; undefined otherwise. */
  readonly error: unknown;
}

/** Questions of which only the newest counts. */
export interface Request<Value> extends RequestState<Value> {
  /** Asks, and aborts the question before. */
  readonly ask: (question: (signal: AbortSignal) => Promise<Value>) => void;
  /** Asks the last question again. */
  readonly retry: () => void;
  /** Aborts what is pending and drops every answer. */
  readonly reset: () => void;
}

const idle = { status: 'idle', value: undefined, error: undefined } as const;

/** Loads values: an overtaken request is aborted and its answer dropped, as is one whose component has gone. */
export function useRequest<Value>(): Request<Value> {
  const [state, setState] = useState<RequestState<Value>>(idle);
  const current = useRef<AbortController | null>(null);
  const last = useRef<((signal: AbortSignal) => Promise<Value>) | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  const ask = (question: (signal: AbortSignal) => Promise<Value>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    last.current = question;
    setState(({ value }) => ({ status: 'loading', value, error: undefined }));
    const settle = (next: RequestState<Value>) => {
      if (!controller.signal.aborted) setState(next);
    };
    question(controller.signal).then(
      (value) => settle({ status: 'done', value, error: undefined }),
      (error: unknown) => settle({ status: 'failed', value: undefined, error }),
    );
  };

  const retry = () => {
    if (last.current) ask(last.current);
  };
  const reset = () => {
    current.current?.abort();
    current.current = null;
    setState(idle);
  };

  return { ...state, ask, retry, reset };
}
