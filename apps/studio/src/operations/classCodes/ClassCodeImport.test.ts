import type { ClassCodePlan } from '@studio/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ClassCodeCalls, ClassCodeImport, type ClassCodeRequest } from './ClassCodeImport.ts';
import type { ClassCodeAnswer } from './readClassCodeAnswer.ts';

const file = new File(['0123456789'], 'codes.txt');
const plan: ClassCodePlan = {
  ...{ added: 1, changed: 1, removed: 4, unchanged: 1, refusal: null, notice: null },
  differences: [],
};

let plans: PromiseWithResolvers<ClassCodePlan>[];
let sends: (PromiseWithResolvers<ClassCodeAnswer> & { count: number })[];
let reportSent: (bytes: number) => void;
let codes: ClassCodeImport;

function answerTo<Answer>({ signal, onSent }: ClassCodeRequest): PromiseWithResolvers<Answer> {
  reportSent = onSent;
  const answer = Promise.withResolvers<Answer>();
  signal.addEventListener('abort', () => answer.reject(signal.reason));
  return answer;
}

const calls: ClassCodeCalls = {
  plan: (request) => {
    const answer = answerTo<ClassCodePlan>(request);
    plans.push(answer);
    return answer.promise;
  },
  send: (request, count) => {
    const answer = answerTo<ClassCodeAnswer>(request);
    sends.push({ ...answer, count });
    return answer.promise;
  },
};

beforeEach(() => {
  plans = [];
  sends = [];
  codes = new ClassCodeImport(calls);
});

/** Lets what was answered arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

async function choose(answer: ClassCodePlan = plan): Promise<void> {
  codes.choose(file);
  plans.at(-1)?.resolve(answer);
  await settle();
}

describe('ClassCodeImport', () => {
  test('a file is compared when it is chosen, and imported no sooner than that is known', async () => {
    expect(await codes.start()).toBe(false);
    codes.choose(file);
    reportSent(4);
    expect(codes.state).toEqual({ file, step: { name: 'planning', sent: 4 }, refusal: null });
    expect(await codes.start()).toBe(false);
    plans[0]?.resolve(plan);
    await settle();
    expect(codes.state).toEqual({ file, step: { name: 'planned', plan }, refusal: null });
    expect(sends).toHaveLength(0);
  });

  test('what another file would do does not show what the one before does', async () => {
    const other = new File(['0'], 'other.txt');
    codes.choose(file);
    codes.choose(other);
    plans[0]?.resolve({ ...plan, added: 99 });
    plans[1]?.resolve(plan);
    await settle();
    expect(codes.state).toEqual({ file: other, step: { name: 'planned', plan }, refusal: null });
    codes.choose(null);
    expect(codes.state).toEqual({ file: null, step: { name: 'choosing' }, refusal: null });
  });

  test('one import runs at a time, and its file stays', async () => {
    await choose();
    const outcome = codes.start();
    expect(await codes.start()).toBe(false);
    codes.choose(null);
    reportSent(4);
    expect(codes.state).toEqual({ file, step: { name: 'importing', plan, sent: 4 }, refusal: null });
    sends[0]?.resolve({ isImported: true, message: '3 class codes were imported.' });
    expect(await outcome).toBe(true);
    expect(sends.map(({ count }) => count)).toEqual([3]);
  });

  test('a file that would be refused says so before it is imported, and is not', async () => {
    await choose({ ...plan, refusal: 'Line 2 has no description.' });
    expect(codes.state.refusal).toBe('Line 2 has no description.');
    codes.dismissRefusal();
    expect(codes.state).toMatchObject({ file, refusal: null });
    expect(await codes.start()).toBe(false);
    expect(sends).toHaveLength(0);
  });

  test("status -1 keeps the server's message until it is dismissed", async () => {
    await choose();
    const outcome = codes.start();
    sends[0]?.resolve({ isImported: false, message: 'The set is not Static.' });
    expect(await outcome).toBe(false);
    expect(codes.state.refusal).toBe('The set is not Static.');
    codes.dismissRefusal();
    expect(await codes.start()).toBe(false);
  });

  test('any other failure is silent, keeps the file, and asks anew what an import would do', async () => {
    await choose();
    const outcome = codes.start();
    sends[0]?.reject(new Error('down'));
    expect(await outcome).toBe(false);
    expect(codes.state).toMatchObject({ file, step: { name: 'planning' }, refusal: null });
    plans[1]?.resolve({ ...plan, added: 0 });
    await settle();
    expect(codes.state).toMatchObject({ step: { plan: { added: 0 } } });
  });

  test('a plan that fails can be retried', async () => {
    const error = new Error('down');
    codes.choose(file);
    plans[0]?.reject(error);
    await settle();
    expect(codes.state.step).toEqual({ name: 'planFailed', error });
    void codes.plan();
    plans[1]?.resolve(plan);
    await settle();
    expect(codes.state.step).toEqual({ name: 'planned', plan });
  });

  test('an upload is stopped, a file that has arrived is not', async () => {
    await choose();
    const stopped = codes.start();
    reportSent(9);
    codes.cancel();
    expect(await stopped).toBe(false);
    plans.at(-1)?.resolve(plan);
    await settle();
    const outcome = codes.start();
    reportSent(10);
    codes.cancel();
    sends.at(-1)?.resolve({ isImported: true, message: '' });
    expect(await outcome).toBe(true);
  });

  test('a comparison that is called off lets the file go', async () => {
    codes.choose(file);
    codes.cancel();
    await settle();
    expect(codes.state).toMatchObject({ file: null, step: { name: 'choosing' } });
  });
});
