import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../http/UploadedFile.ts';

/** Looks for harm in a file before it is stored. Answers what it has found, or null; throws when it cannot look. */
export type UploadScanner = (file: Pick<UploadedFile, 'name' | 'open'>) => Promise<string | null>;

/** Milliseconds that a scan may take. */
const longestScan = 60_000;
const longestFinding = 200;

/**
 * A scanner that is a program, such as `clamdscan --no-summary -`: it reads the file from its standard input, and ends with 0 when
 * the file is clean or 1 when it is not, with a first line that says why.
 * @param command the program and its arguments, separated by blanks
 */
export function commandScanner(command: string): UploadScanner {
  const [program = '', ...args] = command.trim().split(/\s+/);
  return async ({ open }) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: longestScan });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    let finding = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (finding.length < longestFinding) finding += text;
    });
    // A program may have seen enough before the end; how it ends says what it has seen.
    const fed = pipeline(open(), child.stdin).catch(() => undefined);
    const code = await ended;
    await fed;
    if (code === 0) return null;
    if (code === 1) return finding.split('\n')[0]?.slice(0, longestFinding).trim() || 'something harmful';
    throw new Error(`The scanner '${program}' ended with ${code ?? 'no code'}.`);
  };
}
