import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const keptCharacters = 64_000;

/** A server that runs as a child process: its output is kept, and it ends with this process at the latest. */
export class ServerProcess {
  /** Resolves with a description when the process has ended, however it ended. */
  readonly ended: Promise<string>;
  readonly #child: ChildProcess;
  readonly #listeners = new Set<() => void>();
  #output = '';
  #ending: string | undefined;

  constructor(command: string, args: string[], options: SpawnOptions) {
    this.#child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#keep(chunk));
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#keep(chunk));
    const killAtExit = () => this.#child.kill('SIGKILL');
    process.once('exit', killAtExit);
    this.ended = new Promise((resolve) => {
      const end = (description: string) => {
        process.off('exit', killAtExit);
        this.#ending = description;
        this.#notify();
        resolve(description);
      };
      this.#child.once('error', (error) => end(`did not start: ${error.message}`));
      this.#child.once('exit', (code, signal) => end(`ended with ${signal ?? `exit code ${code}`}`));
    });
  }

  /** The process id; undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The last 64,000 characters of standard output and errors. */
  get output(): string {
    return this.#output;
  }

  /** How it ended, with its last words; undefined while it runs. */
  get ending(): string | undefined {
    return this.#ending === undefined ? undefined : `${this.#ending}\n${this.#output}`;
  }

  /**
   * Waits until the output matches.
   * @throws when the process ends first, or at the deadline
   */
  waitForOutput(pattern: RegExp, deadlineMs: number): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.#listeners.delete(look);
        settle();
      };
      const look = () => {
        const match = pattern.exec(this.#output);
        const { ending } = this;
        if (match !== null) finish(() => resolve(match));
        else if (ending !== undefined) finish(() => reject(new Error(`The server ${ending}`)));
      };
      const timer = setTimeout(() => {
        finish(() => reject(new Error(`No output matched ${pattern} in ${deadlineMs} ms:\n${this.#output}`)));
      }, deadlineMs);
      this.#listeners.add(look);
      look();
    });
  }

  /** Sends a signal and waits for the end. When it does not end in time, it is killed, and that is an error. */
  async end(signal: NodeJS.Signals, deadlineMs = 10_000): Promise<void> {
    if (this.#ending !== undefined) return;
    let isOverdue = false;
    const timer = setTimeout(() => {
      isOverdue = true;
      this.#child.kill('SIGKILL');
    }, deadlineMs);
    this.#child.kill(signal);
    await this.ended;
    clearTimeout(timer);
    if (isOverdue) throw new Error(`${signal} did not end the server in ${deadlineMs} ms:\n${this.#output}`);
  }

  #keep(chunk: Buffer): void {
    this.#output = (this.#output + chunk.toString()).slice(-keptCharacters);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
