import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectEnv, root } from './paths.mjs';

const parentPollMs = 250;

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] default: the repository
 * @property {NodeJS.ProcessEnv} [env] added to the project's environment
 * @property {boolean} [toStderr] sends the child's standard output to our standard error
 */

/**
 * Starts a command that shares this terminal, passes on the signals that this process gets, and waits for its end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} its exit code; 128 plus the signal's number when a signal ended it
 */
export function run(command, args, { cwd = root, env = {}, toStderr = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: projectEnv(env),
    stdio: ['inherit', toStderr ? process.stderr : 'inherit', 'inherit'],
  });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)));
  }).finally(stopForwarding);
}

/**
 * Passes signals on to a child. Ctrl+C in a terminal reaches the child without us: the terminal signals the whole
 * group, and a second one would look like impatience. The end of npm, which keeps its signals from us behind a shell,
 * is passed on as SIGTERM.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops it
 */
export function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  const stopWatching = isRunByNpm() ? onParentGone(() => child.kill('SIGTERM')) : undefined;
  return () => {
    for (const signal of signals) process.off(signal, forward);
    stopWatching?.();
  };
}

function isRunByNpm() {
  return process.env.npm_lifecycle_event !== undefined;
}

/**
 * Calls back once when the process that started this one has ended.
 * @param {() => void} callback
 * @returns {() => void} stops watching
 */
function onParentGone(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, parentPollMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @returns {number} what a shell would report
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}
