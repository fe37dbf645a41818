import { beforeEach, expect, test } from 'vitest';
import { ClassCodeImport, type SendClassCodes } from './ClassCodeImport.ts';
import type { ClassCodeAnswer } from './readClassCodeAnswer.ts';

const file = new File(['0123456789'], 'codes.txt');

let answer: PromiseWithResolvers<ClassCodeAnswer>;
let sends: number;
let tellSent: (bytes: number) => void;
let codes: ClassCodeImport;

const send: SendClassCodes = (_file, onSent, signal) => {
  sends += 1;
  tellSent = onSent;
  answer = Promise.withResolvers();
  signal.addEventListener('abort', () => answer.reject(signal.reason));
  return answer.promise;
};

beforeEach(() => {
  sends = 0;
  codes = new ClassCodeImport(send);
});

test('nothing is imported without a file', async () => {
  expect(await codes.start()).toBe(false);
  expect(sends).toBe(0);
});

test('one import runs at a time, and its file stays', async () => {
  codes.choose(file);
  const outcome = codes.start();
  expect(await codes.start()).toBe(false);
  codes.choose(null);
  tellSent(4);
  expect(codes.getState()).toEqual({ file, sent: 4, refusal: null });
  answer.resolve({ isImported: true, message: '3 class codes were imported.' });
  expect(await outcome).toBe(true);
  expect(sends).toBe(1);
  expect(codes.getState()).toEqual({ file, sent: null, refusal: null });
});

test("status -1 keeps the server's message until it is put away", async () => {
  codes.choose(file);
  const outcome = codes.start();
  answer.resolve({ isImported: false, message: 'Line 2 has no description.' });
  expect(await outcome).toBe(false);
  expect(codes.getState().refusal).toBe('Line 2 has no description.');
  codes.dismissRefusal();
  expect(codes.getState()).toEqual({ file, sent: null, refusal: null });
});

test('any other failure is silent and keeps the file', async () => {
  codes.choose(file);
  const outcome = codes.start();
  answer.reject(new Error('down'));
  expect(await outcome).toBe(false);
  expect(codes.getState()).toEqual({ file, sent: null, refusal: null });
});

test('what is on its way is stopped, what has arrived is not', async () => {
  codes.choose(file);
  const stopped = codes.start();
  tellSent(9);
  codes.cancel();
  expect(await stopped).toBe(false);
  const outcome = codes.start();
  tellSent(10);
  codes.cancel();
  answer.resolve({ isImported: true, message: '' });
  expect(await outcome).toBe(true);
});
