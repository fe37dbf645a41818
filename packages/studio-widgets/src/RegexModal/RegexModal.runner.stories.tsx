import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createRegexRunner, createRegexSeriesRunner } from './createRegexRunner.ts';
import { RegexModal } from './RegexModal.tsx';
import type { RegexTestResult } from './types.ts';

const meta = {
  title: 'Widgets/RegexModal/Runner',
  component: RegexModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    variableName: 'postalCode',
    defaultValue: '^(a+)+$',
    onSave: fn(),
    onOpenChange: fn(),
    onTest: createRegexRunner({ timeoutMs: 300 }),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RegexModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const slowest = { timeout: 10_000 };
const findExpression = () => screen.findByRole('textbox', { name: 'Regular Expression' }, slowest);
const getTestData = () => screen.getByRole('textbox', { name: 'Test Data' });
const hasStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), slowest);

/** The whole text has to match; of one that does not fit, what matches is marked all the same. */
export const Tested: Story = {
  args: { defaultValue: '(?<zip>\\d{5})', onTest: createRegexRunner() },
  play: async ({ userEvent }) => {
    await findExpression();
    await userEvent.type(getTestData(), '33139{Enter}');
    await hasStatus('Success!');
    await userEvent.clear(getTestData());
    await userEvent.type(getTestData(), 'FL 33139{Enter}');
    await hasStatus('Test Failed. Test data does not match');
    await expect(document.querySelector('[data-part="matches"] mark')).toHaveTextContent('33139');
    await expect(screen.getByText('Group 1 (zip)').nextElementSibling).toHaveTextContent('33139');
    await userEvent.type(getTestData(), '{Backspace}{Enter}');
    await hasStatus('Test Failed. Test data does not match');
  },
};

/** An expression that would take longer than the universe is ended after its time, and the page goes on. */
export const TooSlow: Story = {
  play: async ({ userEvent }) => {
    await findExpression();
    await userEvent.type(getTestData(), `${'a'.repeat(60)}!{Enter}`);
    await hasStatus('Test Failed. The Regular Expression takes too long');
    await userEvent.clear(getTestData());
    await userEvent.type(getTestData(), 'aaa{Enter}');
    await hasStatus('Success!');
  },
};

/** The worker of a test ends with it: when it has answered, when its time is over, and when it is given up. */
export const Ended: Story = {
  play: async () => {
    const ended: string[] = [];
    const createWorker = () => {
      const worker = new Worker(new URL('./regexWorker.ts', import.meta.url), { type: 'module' });
      const terminate = worker.terminate.bind(worker);
      worker.terminate = () => {
        ended.push('ended');
        terminate();
      };
      return worker;
    };
    const run = createRegexRunner({ timeoutMs: 300, createWorker });
    const hard = { expression: '^(a+)+$', testData: `${'a'.repeat(60)}!` };
    const { signal } = new AbortController();
    await expect(run({ expression: 'a', testData: 'a' }, { signal })).resolves.toMatchObject({
      isMatch: true,
    });
    await expect(ended).toHaveLength(1);
    await expect(run(hard, { signal })).resolves.toEqual({ problems: [], isTooSlow: true });
    await expect(ended).toHaveLength(2);
    const given = new AbortController();
    const test = run(hard, { signal: given.signal });
    given.abort();
    await expect(test).rejects.toHaveProperty('name', 'AbortError');
    await expect(ended).toHaveLength(3);
    await expect(run(hard, { signal: given.signal })).rejects.toHaveProperty('name', 'AbortError');
    await expect(ended).toHaveLength(3);
    await expect(run({ expression: '(', testData: '' }, { signal })).rejects.toThrow(/group/i);
  },
};

/** One worker tests a series; only a test that is too slow ends it, and the next one begins in another. */
export const Series: Story = {
  play: async () => {
    let started = 0;
    let ended = 0;
    const createWorker = () => {
      started += 1;
      const worker = new Worker(new URL('./regexWorker.ts', import.meta.url), { type: 'module' });
      const terminate = worker.terminate.bind(worker);
      worker.terminate = () => {
        ended += 1;
        terminate();
      };
      return worker;
    };
    const run = createRegexSeriesRunner({ timeoutMs: 300, createWorker });
    const { signal } = new AbortController();
    const inputs = [
      ...Array.from({ length: 20 }, (_, index) => ({ expression: '\\d+', testData: `${index}` })),
      { expression: '(', testData: 'a' },
      { expression: '^(a+)+$', testData: `${'a'.repeat(60)}!` },
      { expression: 'a', testData: 'b' },
    ];
    const results: RegexTestResult[] = [];
    for await (const result of run(inputs, { signal })) results.push(result);
    await expect(results.slice(0, 20).every(({ isMatch }) => isMatch === true)).toBe(true);
    await expect(results[20]?.expressionError).toMatch(/group/i);
    await expect(results[21]).toEqual({ problems: [], isTooSlow: true });
    await expect(results[22]).toMatchObject({ isMatch: false });
    await expect([started, ended]).toEqual([2, 2]);
    for await (const { isMatch } of run(inputs, { signal })) if (isMatch) break;
    await expect([started, ended]).toEqual([3, 3]);
    const given = new AbortController();
    const slow = run(inputs.slice(21), { signal: given.signal }).next();
    given.abort();
    await expect(slow).rejects.toHaveProperty('name', 'AbortError');
    await expect([started, ended]).toEqual([4, 4]);
  },
};
