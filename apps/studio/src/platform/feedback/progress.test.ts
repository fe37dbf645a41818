import { beforeEach, expect, test, vi } from 'vitest';
import type { OnTransferProgress } from '../transfer/TransferProgress.ts';
import { activity, clearActivity } from './activity.ts';
import { notices } from './notices.ts';
import { notifySuccess, progress, resetProgress, withProgress } from './progress.ts';

beforeEach(() => {
  resetProgress();
  clearActivity();
  notices.list = [];
});

const mebibyte = 1024 * 1024;

/** An operation that runs until the test ends it. */
function begin(texts: Parameters<typeof withProgress<string>>[0]) {
  const answer = Promise.withResolvers<string>();
  let report: OnTransferProgress = () => undefined;
  const outcome = withProgress<string>(texts, (given) => {
    report = given;
    return answer.promise;
  });
  return { ...answer, outcome, report: (...bytes: Parameters<OnTransferProgress>) => report(...bytes) };
}

test('bytes are shown in words and, where the end is known, as a share', async () => {
  const backup = begin({ loading: 'Backing up', success: 'Successfully backed up' });
  expect(progress).toEqual({ status: 'loading', text: 'Backing up', detail: null, share: null });
  backup.report(12.4 * mebibyte, 50 * mebibyte);
  expect(progress).toMatchObject({ detail: '12.4 MiB of 50 MiB', share: 0.248 });
  backup.report(3.1 * mebibyte, null);
  expect(progress).toMatchObject({ detail: '3.1 MiB', share: null });
  backup.resolve('done');
  await backup.outcome;
  expect(progress).toEqual({
    status: 'success',
    text: 'Successfully backed up',
    detail: null,
    share: null,
  });
});

test('what was done is announced in the bar, each time anew, and as a notification while something runs there', async () => {
  notifySuccess('Discarded');
  expect(progress).toMatchObject({ status: 'success', text: 'Discarded' });
  notifySuccess('Discarded');
  expect(progress.status).toBe('idle');
  await vi.waitFor(() => expect(progress).toMatchObject({ status: 'success', text: 'Discarded' }));
  expect(notices.list).toEqual([]);
  const saving = begin({ loading: 'Saving' });
  notifySuccess('Copied');
  expect(progress.text).toBe('Saving');
  expect(notices.list).toMatchObject([{ message: 'Copied', tone: 'good' }]);
  saving.resolve('');
  await saving.outcome;
});

test('what has all been sent has no known end', () => {
  const restore = begin({ loading: 'Restoring' });
  restore.report(50 * mebibyte, 50 * mebibyte);
  expect(progress).toMatchObject({ detail: '50 MiB of 50 MiB', share: null });
});

test('the bar shows the operation begun last, with its own bytes', async () => {
  const first = begin({ loading: 'Restoring' });
  first.report(1, 2);
  const second = begin({ loading: 'Saving data set' });
  first.report(1, 4);
  expect(progress).toMatchObject({ text: 'Saving data set', detail: null });
  second.resolve('saved');
  await second.outcome;
  expect(progress).toMatchObject({ text: 'Restoring', detail: '1 B of 4 B', share: 0.25 });
});

test('what is asked about is no failure', async () => {
  const isFailure = (error: unknown) => error !== 'asked';
  const asked = begin({ loading: 'Saving', isFailure });
  asked.reject('asked');
  await expect(asked.outcome).rejects.toBe('asked');
  expect(activity.entries).toEqual([]);
  const failed = begin({ loading: 'Saving', isFailure });
  failed.reject(new Error('The disk is full.'));
  await expect(failed.outcome).rejects.toThrow('The disk is full.');
  expect(activity.entries).toMatchObject([{ action: 'Saving' }]);
});

test('what somebody stopped is no failure; everything else is in the activity list', async () => {
  const stopped = begin({ loading: 'Restoring' });
  stopped.reject(new DOMException('stopped', 'AbortError'));
  await expect(stopped.outcome).rejects.toThrow('stopped');
  expect(activity.entries).toEqual([]);
  const failed = begin({ loading: 'Restoring' });
  failed.reject(new Error('down'));
  await expect(failed.outcome).rejects.toThrow('down');
  expect(activity.entries).toMatchObject([{ action: 'Restoring' }]);
  expect(progress.status).toBe('idle');
});

test('the answer may decide on the success, and offer something', async () => {
  const silent = begin({ loading: 'Importing', success: () => undefined });
  silent.resolve('refused');
  await silent.outcome;
  expect(progress).toMatchObject({ status: 'idle', text: null });
  let downloaded = '';
  const offered = begin({
    loading: 'Generating',
    success: (id) => `Generated ${id}`,
    offer: (id) => ({
      label: 'Download',
      onAction: () => {
        downloaded = id;
      },
    }),
  });
  offered.resolve('dictionary-7');
  await offered.outcome;
  const [notice] = notices.list;
  expect(notice).toMatchObject({ message: 'Generated dictionary-7', tone: 'good' });
  notice?.action?.onAction();
  expect(downloaded).toBe('dictionary-7');
});

test('after a reset nothing of before is shown or reported', async () => {
  const old = begin({ loading: 'Backing up', success: 'Successfully backed up' });
  resetProgress();
  old.report(1, 2);
  expect(progress).toEqual({ status: 'idle', text: null, detail: null, share: null });
  old.reject(new Error('aborted'));
  await expect(old.outcome).rejects.toThrow('aborted');
  expect(activity.entries).toEqual([]);
});
