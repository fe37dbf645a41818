import { randomBytes } from 'node:crypto';
import type { Roles } from './access/people/assignRoles.ts';
import { ensurePeople } from './access/people/ensurePeople.ts';
import { userTypes } from './access/userTypes.ts';
import { describeError } from './describeError.ts';
import { ensureMatrices } from './kinds/permission/ensureMatrices.ts';
import { registry } from './kinds/registry.ts';
import { type Config, readConfig } from './readConfig.ts';
import type { Queries } from './store/Database.ts';
import { openDatabase } from './store/openDatabase.ts';
import { prepareDatabase } from './store/prepareDatabase.ts';
import { lockAllKinds } from './store/revisions.ts';
import { runTransaction } from './store/runTransaction.ts';

/** An id that nothing else has. */
export const newId = () => randomBytes(16).toString('hex');

const text = { type: 'string' } as const;

/** The options that `readRoles` reads. */
export const roleOptions = { 'user-type': text, roles: text, role: { ...text, multiple: true } } as const;

interface RoleValues {
  readonly 'user-type'?: string;
  readonly roles?: string;
  readonly role?: readonly string[];
}

/**
 * Reads `--user-type`, which is 3 (System) when it is left out, `--roles` (names, with commas between them), and each `--role` (a name, which
 * may have commas). @throws when there is no such type
 */
export function readRoles(values: RoleValues): Roles {
  const { 'user-type': given = '3', roles = '', role = [] } = values;
  const userType = userTypes.find((type) => String(type) === given);
  if (userType === undefined) {
    throw new Error(
      `'${given}' is no user type: 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting.`,
    );
  }
  const names = [...roles.split(',').map((name) => name.trim()), ...role];
  return { userType, roleNames: [...new Set(names.filter((name) => name !== ''))] };
}

/** Changes people in one transaction of the database that the environment names, which is brought up to date first. */
export async function workOnPeople(work: (tx: Queries, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const made = { newId, time: Date.now() };
    await prepareDatabase(database, {
      kinds: [...registry.kinds.keys()],
      seed: async (tx) => {
        await ensureMatrices(tx, made);
        await ensurePeople(tx, made);
      },
    });
    await runTransaction(database.queries, async (tx) => {
      await lockAllKinds(tx);
      await work(tx, config);
    });
  } finally {
    await database.close();
  }
}

/** Runs a program that prints in one line what it did, or why it did not. @param failed printed before the reason */
export async function runProgram(failed: string, program: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await program()}\n`);
  } catch (error) {
    process.stderr.write(`${failed}: ${describeError(error)}\n`);
    process.exitCode = 1;
  }
}
