import { snapshot, subscribe } from 'valtio';
import { expect, test } from 'vitest';
import { ResourceLoader } from './ResourceLoader.ts';

test('an overtaken answer is never shown and its call is aborted', async () => {
  const loader = new ResourceLoader<string>();
  const first = Promise.withResolvers<string>();
  let firstSignal: AbortSignal | undefined;
  const firstLoad = loader.load('one', (signal) => {
    firstSignal = signal;
    return first.promise;
  });
  await loader.load('two', async () => 'second');
  first.resolve('first');
  await firstLoad;
  expect(firstSignal?.aborted).toBe(true);
  expect(loader.state).toEqual({ data: 'second', loadedKey: 'two', error: null, isLoading: false });
});

test('a failure keeps what was there', async () => {
  const loader = new ResourceLoader<string>();
  await loader.load('one', async () => 'first');
  const failure = new Error('down');
  await loader.load('two', () => Promise.reject(failure));
  expect(loader.state).toEqual({ data: 'first', loadedKey: 'one', error: failure, isLoading: false });
});

test('a new load takes the last failure away while it runs', async () => {
  const loader = new ResourceLoader<string>();
  await loader.load('one', () => Promise.reject(new Error('down')));
  const answer = Promise.withResolvers<string>();
  const load = loader.load('one', () => answer.promise);
  expect(loader.state).toMatchObject({ error: null, isLoading: true });
  answer.resolve('up');
  await load;
  expect(loader.state.data).toBe('up');
});

test('aborting is no failure, and subscribers are notified of every change', async () => {
  const loader = new ResourceLoader<string>();
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  const unsubscribe = subscribe(loader.state, count, true);
  const load = loader.load(
    'one',
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  loader.abort();
  await load;
  unsubscribe();
  expect(loader.state).toEqual({ data: undefined, loadedKey: null, error: null, isLoading: false });
  expect(changes).toBe(2);
});

test('what somebody else aborts has failed, and is not loading for ever', async () => {
  const loader = new ResourceLoader<string>();
  const aborted = new DOMException('stopped', 'AbortError');
  await loader.load('one', () => Promise.reject(aborted));
  expect(loader.state).toMatchObject({ error: aborted, isLoading: false });
});

test('a retry leaves the last failure in sight until it is mended', async () => {
  const loader = new ResourceLoader<string>();
  const failure = new Error('down');
  await loader.load('one', () => Promise.reject(failure));
  const answer = Promise.withResolvers<string>();
  const retry = loader.retry('one', () => answer.promise);
  expect(loader.state).toMatchObject({ error: failure, isLoading: true });
  answer.resolve('up');
  await retry;
  expect(loader.state).toMatchObject({ data: 'up', error: null, isLoading: false });
});

test('a refresh notifies when its answer is there, and not when it fails', async () => {
  const loader = new ResourceLoader<string>();
  await loader.load('one', async () => 'old');
  const before = snapshot(loader.state);
  const answer = Promise.withResolvers<string>();
  const refresh = loader.refresh('one', () => answer.promise);
  expect(snapshot(loader.state)).toBe(before);
  answer.resolve('new');
  await refresh;
  expect(loader.state).toEqual({ data: 'new', loadedKey: 'one', error: null, isLoading: false });
  await loader.refresh('one', () => Promise.reject(new Error('down')));
  expect(loader.state).toMatchObject({ data: 'new', error: null });
});

test('a load overtakes a refresh; a refresh during a load begins that load again', async () => {
  const loader = new ResourceLoader<string>();
  await loader.load('one', async () => 'old');
  const late = Promise.withResolvers<string>();
  const refresh = loader.refresh('one', () => late.promise);
  await loader.load('two', async () => 'second');
  late.resolve('late');
  await refresh;
  expect(loader.state).toMatchObject({ data: 'second', loadedKey: 'two' });
  const hanging = new Promise<string>(() => undefined);
  void loader.load('three', () => hanging);
  await loader.refresh('three', async () => 'third');
  expect(loader.state).toMatchObject({ data: 'third', isLoading: false });
});

test('what is loading or has just been loaded is not loaded again by those who share it', async () => {
  const loader = new ResourceLoader<string>();
  expect(loader.isLoadingOrFresh('one', 1000)).toBe(false);
  const answer = Promise.withResolvers<string>();
  const load = loader.load('one', () => answer.promise);
  expect(loader.isLoadingOrFresh('one', 1000)).toBe(true);
  expect(loader.isLoadingOrFresh('two', 1000)).toBe(false);
  answer.resolve('first');
  await load;
  expect(loader.isLoadingOrFresh('one', 1000)).toBe(true);
  expect(loader.isLoadingOrFresh('one', -1)).toBe(false);
  loader.reset();
  expect(loader.isLoadingOrFresh('one', 1000)).toBe(false);
});

test('what has expired is there, and is not fresh', async () => {
  const loader = new ResourceLoader<string>();
  await loader.load('one', async () => 'first');
  expect(loader.isLoadingOrFresh('one', 60_000)).toBe(true);
  loader.expire();
  expect(loader.state.data).toBe('first');
  expect(loader.isLoadingOrFresh('one', 60_000)).toBe(false);
});

test('it begins with what is there, which one loader of that key need not load', () => {
  const loader = new ResourceLoader<string>();
  loader.begin('a', 'known');
  expect(loader.state).toMatchObject({ data: 'known', loadedKey: 'a', isLoading: false });
  expect(loader.isLoadingOrFresh('a', 1000)).toBe(true);
  loader.begin('b', 'too late');
  expect(loader.state.data).toBe('known');
  expect(loader.hasBegun('a')).toBe(true);
  expect(loader.hasBegun('a')).toBe(false);
});

test('what it began with is not taken for the data of another key', () => {
  const loader = new ResourceLoader<string>();
  loader.begin('a', 'known');
  expect(loader.hasBegun('b')).toBe(false);
  expect(loader.hasBegun('a')).toBe(false);
});
