import { ConnectionError, type FormTemplateImport, ProblemError } from '@studio/api';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepRunning } from '../keepRunning.ts';
import { FileImport, type FileImportCalls, type FileImportRequest } from './FileImport.ts';

const file = new File(['0123456789'], 'forms.xml');
const added = { uniqueName: 'A', version: 1, type: 1, fate: 'added', message: '' } as const;
const plan: FormTemplateImport = {
  imported: 1,
  notImported: 0,
  unchanged: 0,
  plan: 'first',
  message: '',
  formTemplates: [added],
};
const report: FormTemplateImport = { ...plan, message: '1 form template(s) imported, 0 not imported' };
const planned = { name: 'planned', plan, failure: null, because: null };

let plans: PromiseWithResolvers<FormTemplateImport>[];
let sends: PromiseWithResolvers<FormTemplateImport>[];
let expectedPlans: (string | undefined)[];
let reportSent: (bytes: number) => void;
let reportWork: FileImportRequest['onWork'];
let forms: FileImport<FormTemplateImport>;

function answerIn(
  answers: PromiseWithResolvers<FormTemplateImport>[],
  { signal, onSent, onWork }: FileImportRequest,
): Promise<FormTemplateImport> {
  reportSent = onSent;
  reportWork = onWork;
  const answer = Promise.withResolvers<FormTemplateImport>();
  signal.addEventListener('abort', () => answer.reject(signal.reason));
  answers.push(answer);
  return answer.promise;
}

const calls: FileImportCalls<FormTemplateImport, FormTemplateImport> = {
  plan: (request) => answerIn(plans, request),
  send: (request, expected) => {
    expectedPlans.push(expected);
    return answerIn(sends, request);
  },
};

beforeEach(() => {
  plans = [];
  sends = [];
  expectedPlans = [];
  forms = new FileImport(calls);
});

/** Lets what was answered arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

async function choose(): Promise<void> {
  forms.choose(file);
  plans.at(-1)?.resolve(plan);
  await settle();
}

describe('FileImport', () => {
  test('a file is compared when it is chosen, and imported no sooner than that is known', async () => {
    forms.choose(file);
    reportSent(4);
    expect(forms.state).toEqual({ file, step: { name: 'planning', sent: 4 } });
    await forms.start();
    expect(sends).toHaveLength(0);
    plans[0]?.resolve(plan);
    await settle();
    expect(forms.state).toEqual({ file, step: planned });
    void forms.start();
    reportSent(10);
    expect(forms.state.step).toEqual({ name: 'importing', plan, sent: 10, work: null });
    sends[0]?.resolve(report);
    await settle();
    expect(forms.state.step).toEqual({ name: 'done', report });
  });

  test('what another file would do does not show what the one before does', async () => {
    forms.choose(new File(['0'], 'other.xml'));
    forms.choose(file);
    plans[0]?.resolve({ ...plan, imported: 99 });
    plans[1]?.resolve(plan);
    await settle();
    expect(forms.state).toEqual({ file, step: planned });
    forms.choose(null);
    expect(forms.state).toEqual({ file: null, step: { name: 'choosing' } });
  });

  test('one import runs at a time, and its file stays', async () => {
    await choose();
    void forms.start();
    void forms.start();
    forms.choose(null);
    expect(sends).toHaveLength(1);
    expect(forms.isRunning).toBe(true);
    expect(forms.state.file).toBe(file);
  });

  test('a refusal is shown beside the plan, which can be confirmed again', async () => {
    await choose();
    const refused = new ProblemError(
      413,
      { type: 'about:blank', title: 'Too large', status: 413 },
      new Headers(),
    );
    void forms.start();
    sends[0]?.reject(refused);
    await settle();
    expect(forms.state.step).toEqual({ ...planned, failure: refused });
    void forms.start();
    expect(sends).toHaveLength(2);
  });

  test('without an answer the plan is loaded again, with the notice that some of it may be done', async () => {
    await choose();
    void forms.start();
    sends[0]?.reject(new ConnectionError('network', undefined));
    await settle();
    expect(forms.state.step).toEqual({ name: 'planning', sent: 0 });
    plans[1]?.resolve(plan);
    await settle();
    expect(forms.state.step).toEqual({ ...planned, because: 'lost' });
  });

  test('what was saved since is not imported over: the import says what it would do now, and is held to that', async () => {
    await choose();
    void forms.start();
    const body = { type: '/problems/plan-changed', title: 'Not as it was shown', status: 409 };
    sends[0]?.reject(new ProblemError(409, body, new Headers()));
    await settle();
    expect(forms.state.step).toEqual({ name: 'planning', sent: 0 });
    const second = { ...plan, plan: 'second' };
    plans[1]?.resolve(second);
    await settle();
    expect(forms.state.step).toEqual({ ...planned, plan: second, because: 'changed' });
    void forms.start();
    expect(expectedPlans).toEqual(['first', 'second']);
  });

  test('an upload is stopped; a file that has arrived is not', async () => {
    await choose();
    void forms.start();
    reportSent(9);
    forms.cancel();
    await settle();
    expect(forms.state.step).toEqual(planned);
    void forms.start();
    reportSent(10);
    forms.cancel();
    await settle();
    expect(forms.isRunning).toBe(true);
  });

  test('one that ended behind its closed modal is shown once more, then it is over', async () => {
    const current = keepRunning(() => new FileImport(calls));
    forms = current();
    await choose();
    void forms.start();
    reportSent(file.size);
    forms.cancel();
    expect(current()).toBe(forms);
    sends[0]?.resolve(report);
    await settle();
    expect(current()).toBe(forms);
    expect(forms.state.step).toEqual({ name: 'done', report });
    forms.cancel();
    expect(current()).not.toBe(forms);
  });

  test('where the server can be stopped, it is, and the file is compared again; until then its progress is known', async () => {
    forms = new FileImport({ ...calls, isStoppable: true });
    await choose();
    void forms.start();
    reportSent(10);
    const work = { step: 'importing', done: 1, total: 4 } as const;
    reportWork(work);
    expect(forms.state.step).toEqual({ name: 'importing', plan, sent: 10, work });
    // Closing the modal stops an upload only.
    forms.cancel();
    expect(forms.isRunning).toBe(true);
    forms.stop();
    reportWork({ ...work, done: 2 });
    await settle();
    expect(forms.state.step).toEqual({ name: 'planning', sent: 0 });
    plans.at(-1)?.resolve(plan);
    await settle();
    expect(forms.state.step).toEqual({ ...planned, because: 'stopped' });
  });

  test('a comparison that is called off lets the file go', async () => {
    forms.choose(file);
    forms.cancel();
    await settle();
    expect(forms.state).toEqual({ file: null, step: { name: 'choosing' } });
  });

  test('a comparison that fails says why', async () => {
    forms.choose(file);
    const error = new ConnectionError('timeout', undefined);
    plans[0]?.reject(error);
    await settle();
    expect(forms.state.step).toEqual({ name: 'planFailed', error });
  });
});
