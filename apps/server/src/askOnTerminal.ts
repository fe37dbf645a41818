import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a question on the terminal. A hidden answer is not shown while it is typed. Throws where there is no terminal. */
export async function askOnTerminal(question: string, { isHidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`There is no terminal to ask '${question.trim()}' on.`);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stdout,
    terminal: true,
  });
  try {
    if (!isHidden) return await terminal.question(question);
    process.stdout.write(question);
    const answer = await terminal.question('');
    process.stdout.write('\n');
    return answer;
  } finally {
    terminal.close();
  }
}
