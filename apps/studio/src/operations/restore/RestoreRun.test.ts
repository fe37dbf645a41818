import { ConnectionError, ProblemError, type RestoreReport } from '@studio/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UnreadableFileError } from '../../platform/transfer/UnreadableFileError.ts';
import { type RestoreCalls, type RestoreRequest, RestoreRun } from './RestoreRun.ts';
import { reportWith } from './restoreReports.fixture.ts';

/** A server whose answers come when the test says so. */
class SlowServer implements RestoreCalls {
  readonly asked: { call: 'plan' | 'restore'; request: RestoreRequest }[] = [];
  #answers: PromiseWithResolvers<RestoreReport>[] = [];

  plan(request: RestoreRequest): Promise<RestoreReport> {
    return this.#ask('plan', request);
  }

  restore(request: RestoreRequest): Promise<RestoreReport> {
    return this.#ask('restore', request);
  }

  get latest() {
    const answer = this.#answers.at(-1);
    const request = this.asked.at(-1)?.request;
    if (!answer || !request) throw new Error('Nothing was asked.');
    return { ...answer, request };
  }

  #ask(call: 'plan' | 'restore', request: RestoreRequest): Promise<RestoreReport> {
    const answer = Promise.withResolvers<RestoreReport>();
    this.asked.push({ call, request });
    this.#answers.push(answer);
    request.signal.addEventListener('abort', () => answer.reject(request.signal.reason));
    return answer.promise;
  }
}

const file = new File(['0123456789'], 'Data Sets.dbinit');
const plan = reportWith({ added: 2, updated: 1 });
const nothingLeftToDo = reportWith({ left: 3 });

let server: SlowServer;
let run: RestoreRun;

beforeEach(() => {
  server = new SlowServer();
  run = new RestoreRun(server);
});

afterEach(() => void vi.useRealTimers());

const step = () => run.state.step;
const { setImmediate: nextTurn } = globalThis;
const settle = () => new Promise((resolve) => nextTurn(resolve));

async function reachPlan(report = plan): Promise<void> {
  run.chooseFile(file);
  run.chooseOperation('REFRESH');
  server.latest.resolve(report);
  await settle();
}

test('the plan is loaded once file and mode are chosen', async () => {
  run.chooseFile(file);
  expect(step()).toEqual({ name: 'choosing' });
  run.chooseOperation('INSERT');
  expect(server.asked).toHaveLength(1);
  server.latest.request.onSent(4);
  expect(step()).toEqual({ name: 'planning', sent: 4 });
  server.latest.resolve(plan);
  await settle();
  expect(step()).toEqual({ name: 'planned', plan, wasLost: false });
});

test('another mode overtakes the plan of the one before', async () => {
  run.chooseFile(file);
  run.chooseOperation('INSERT');
  const first = server.latest;
  run.chooseOperation('REFRESH');
  expect(first.request.signal.aborted).toBe(true);
  first.request.onSent(9);
  expect(step()).toEqual({ name: 'planning', sent: 0 });
  server.latest.resolve(plan);
  await settle();
  expect(step()).toMatchObject({ name: 'planned' });
});

test('without a file there is no plan any more', async () => {
  await reachPlan();
  run.chooseFile(null);
  expect(step()).toEqual({ name: 'choosing' });
});

test('a plan that fails can be retried', async () => {
  run.chooseFile(file);
  run.chooseOperation('REFRESH');
  const error = new ConnectionError('network', undefined);
  server.latest.reject(error);
  await settle();
  expect(step()).toEqual({ name: 'planFailed', error, wasLost: false });
  expect(await run.confirm()).toBe(false);
  void run.plan();
  expect(step()).toEqual({ name: 'planning', sent: 0 });
});

test('a confirmed plan is restored once, however often it is confirmed', async () => {
  await reachPlan();
  const first = run.confirm();
  expect(await run.confirm()).toBe(false);
  run.chooseFile(null);
  run.chooseOperation('CLEAN_INSERT');
  expect(server.asked.map(({ call }) => call)).toEqual(['plan', 'restore']);
  const report = { ...plan, isDone: true };
  server.latest.resolve(report);
  expect(await first).toBe(true);
  expect(step()).toEqual({ name: 'done', report, wasLost: false });
});

test('a file with refusals is not restored', async () => {
  await reachPlan(reportWith({ refused: 1 }));
  expect(await run.confirm()).toBe(false);
  expect(server.asked).toHaveLength(1);
});

test('a refusal of the restore itself shows its report', async () => {
  await reachPlan();
  const outcome = run.confirm();
  const report = reportWith({ refused: 2 });
  const problem = { type: 'x', title: 'Refused', status: 422, report };
  server.latest.reject(new ProblemError(422, problem, new Headers()));
  expect(await outcome).toBe(false);
  expect(step()).toEqual({ name: 'planned', plan: report, wasLost: false });
});

test('any other failure leaves the plan where it was', async () => {
  await reachPlan();
  const outcome = run.confirm();
  server.latest.reject(new ProblemError(415, { type: 'x', title: 'Wrong', status: 415 }, new Headers()));
  expect(await outcome).toBe(false);
  expect(step()).toEqual({ name: 'planned', plan, wasLost: false });
});

test('an upload is stopped, a file that has arrived is not', async () => {
  await reachPlan();
  const stopped = run.confirm();
  server.latest.request.onSent(9);
  run.cancel();
  expect(await stopped).toBe(false);
  expect(step()).toEqual({ name: 'planned', plan, wasLost: false });

  const outcome = run.confirm();
  server.latest.request.onSent(10);
  run.cancel();
  expect(server.latest.request.signal.aborted).toBe(false);
  server.latest.resolve({ ...plan, isDone: true });
  expect(await outcome).toBe(true);
});

test.each([
  ['the connection is lost', new ConnectionError('network', undefined)],
  ['the server fails', new ProblemError(500, { type: 'x', title: 'Broken', status: 500 }, new Headers())],
  ['a gateway gives up', new ProblemError(504, { type: 'x', title: 'Late', status: 504 }, new Headers())],
])('when %s, the server is asked what is true: it was done', async (_name, error) => {
  await reachPlan();
  const outcome = run.confirm();
  server.latest.reject(error);
  await settle();
  expect(step()).toEqual({ name: 'checking', plan });
  expect(server.asked.at(-1)?.call).toBe('plan');
  server.latest.resolve(nothingLeftToDo);
  expect(await outcome).toBe(true);
  expect(step()).toEqual({ name: 'done', report: { ...plan, isDone: true }, wasLost: true });
});

test('a restore whose answer was lost and that did not run can be confirmed again', async () => {
  await reachPlan();
  const outcome = run.confirm();
  server.latest.reject(new ConnectionError('network', undefined));
  await settle();
  server.latest.resolve(plan);
  expect(await outcome).toBe(false);
  expect(step()).toEqual({ name: 'planned', plan, wasLost: true });
  expect(run.isRunning).toBe(false);
});

test('or it cannot be asked, and is asked again', async () => {
  vi.useFakeTimers();
  await reachPlan();
  const outcome = run.confirm();
  const error = new ConnectionError('network', undefined);
  server.latest.reject(error);
  await settle();
  server.latest.reject(error);
  await settle();
  expect(step()).toEqual({ name: 'unknown', plan, error });
  run.chooseFile(null);
  expect(run.isRunning).toBe(true);
  const asked = server.asked.length;
  await vi.advanceTimersByTimeAsync(2000);
  expect([server.asked.length, step().name]).toEqual([asked + 1, 'checking']);
  server.latest.reject(error);
  await settle();
  run.check();
  await settle();
  expect(server.asked).toHaveLength(asked + 2);
  server.latest.resolve(nothingLeftToDo);
  expect(await outcome).toBe(true);
});

test('a file that has changed on the disk is not taken for a lost answer, and another can be chosen', async () => {
  await reachPlan();
  const outcome = run.confirm();
  const error = new UnreadableFileError(file);
  server.latest.reject(error);
  expect(await outcome).toBe(false);
  expect(step()).toEqual({ name: 'planFailed', error, wasLost: false });
  run.chooseFile(new File(['corrected'], file.name));
  expect(step()).toEqual({ name: 'planning', sent: 0 });
});

test('where it has changed while the outcome is open, its next choice shows what is left to do', async () => {
  await reachPlan();
  const outcome = run.confirm();
  server.latest.reject(new ConnectionError('network', undefined));
  await settle();
  const error = new UnreadableFileError(file);
  server.latest.reject(error);
  expect(await outcome).toBe(false);
  expect(step()).toEqual({ name: 'planFailed', error, wasLost: true });
  expect(run.isRunning).toBe(false);
});

test('a running check is finished although the dialog is closed', async () => {
  await reachPlan();
  const outcome = run.confirm();
  server.latest.reject(new ConnectionError('network', undefined));
  await settle();
  run.cancel();
  expect(server.latest.request.signal.aborted).toBe(false);
  server.latest.resolve(nothingLeftToDo);
  expect(await outcome).toBe(true);
});

test('a server that refuses to say it is asked again only by the user', async () => {
  vi.useFakeTimers();
  await reachPlan();
  const outcome = run.confirm();
  server.latest.reject(new ConnectionError('network', undefined));
  await settle();
  server.latest.reject(new ProblemError(403, { type: 'x', title: 'No', status: 403 }, new Headers()));
  await settle();
  const asked = server.asked.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toHaveLength(asked);
  run.check();
  await settle();
  server.latest.resolve(plan);
  expect(await outcome).toBe(false);
});
