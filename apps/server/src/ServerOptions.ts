import { randomBytes } from 'node:crypto';
import { defaultPasswordCost } from './access/PasswordHasher.ts';
import type { PasswordCost } from './access/StoredHash.ts';
import { defaultEventTiming, type EventTiming } from './events/EventTiming.ts';
import { type Config, readConfig } from './readConfig.ts';
import { commandScanner, type UploadScanner } from './uploads/UploadScanner.ts';

/** What a program that embeds the server can choose, beyond what an operator can. */
export interface ServerOptions extends Config {
  /** Epoch milliseconds. Default: the system's clock. */
  clock: () => number;
  /** Returns unpredictable bytes. Default: the system's. */
  random: (size: number) => Buffer;
  /** Cost of a password hash. Default: what attackers find too much. */
  passwordCost: PasswordCost;
  /** Looks for harm in each uploaded file. Default: the program of `scanCommand`, if there is one. */
  scanUpload: UploadScanner | null;
  /** How often streams of events are looked after. Default: what the contract says. */
  eventTiming: EventTiming;
}

/** Completes options with the defaults of an empty environment. */
export function completeOptions(options: Partial<ServerOptions>): ServerOptions {
  const config = { ...readConfig({}), ...options };
  return {
    ...config,
    clock: Date.now,
    random: randomBytes,
    passwordCost: defaultPasswordCost,
    scanUpload: config.scanCommand === null ? null : commandScanner(config.scanCommand),
    eventTiming: defaultEventTiming,
    ...options,
  };
}
