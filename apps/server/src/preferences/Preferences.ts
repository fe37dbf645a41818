import { readMessage } from '../events/readMessage.ts';
import type { PreferenceType } from '../kinds/preference/PreferenceDefinition.ts';
import {
  definitionsByName,
  type PreferenceName,
  type PreferenceValue,
} from '../kinds/preference/preferenceDefinitions.ts';
import { preferenceKind } from '../kinds/preference/preferenceKind.ts';
import { readValues } from '../kinds/preference/valueFault.ts';
import { singletonName } from '../kinds/SingletonRules.ts';
import { eventChannel } from '../store/announcements/EventMessage.ts';
import { topicOf } from '../store/announcements/topicOf.ts';
import type { Database } from '../store/Database.ts';
import { findDocument } from '../store/findDocuments.ts';
import type { Notices } from '../store/Notices.ts';

/**
 * The preferences as this server obeys them: kept in memory, and read again when any server has changed them. Until they are read
 * for the first time each has its default.
 */
export class Preferences {
  /** Called when they cannot be read; they stay as they were. Default: does nothing. */
  onFault: (error: unknown) => void = () => undefined;
  readonly #database: Pick<Database, 'queries' | 'listen'>;
  readonly #topic = topicOf(preferenceKind.name, null);
  #values: Readonly<Record<string, string>> = {};
  #notices: Notices | null = null;
  #reading: Promise<void> = Promise.resolve();

  constructor(database: Pick<Database, 'queries' | 'listen'>) {
    this.#database = database;
  }

  /** Reads them, and listens for changes from now on. */
  async start(): Promise<void> {
    await this.reload();
    this.#notices = this.#database.listen(eventChannel, {
      onNotice: (text) => {
        if (concerns(text, this.#topic)) this.#reloadSometime();
      },
      onListening: () => this.#reloadSometime(),
    });
  }

  async stop(): Promise<void> {
    await this.#notices?.stop();
    await this.#reading.catch(() => undefined);
  }

  /** Reads them again, after whatever is being read. */
  async reload(): Promise<void> {
    const reading = this.#reading.catch(() => undefined).then(() => this.#read());
    this.#reading = reading;
    await reading;
  }

  /** What somebody set, or the default. */
  get<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
    return typed(name, this.textOf(name));
  }

  /** What was set; null while it is the default, which the operator's configuration may override. */
  changed<Name extends PreferenceName>(name: Name): PreferenceValue<Name> | null {
    const value = this.#values[name];
    return value === undefined ? null : typed(name, value);
  }

  /** The value as text. */
  textOf(name: string): string {
    return this.#values[name] ?? definitionsByName.get(name)?.defaultValue ?? '';
  }

  #reloadSometime(): void {
    void this.reload().catch((error: unknown) => this.onFault(error));
  }

  async #read(): Promise<void> {
    const found = await findDocument(this.#database.queries, preferenceKind, singletonName);
    this.#values = found?.doc.values ?? {};
  }
}

/** A text as the type that the definition says. */
function typed<Name extends PreferenceName>(name: Name, text: string): PreferenceValue<Name> {
  // The definition of that name says which of them it is.
  return readAs(definitionsByName.get(name)?.dataType, text) as PreferenceValue<Name>;
}

function readAs(type: PreferenceType | undefined, text: string): boolean | number | string | string[] {
  if (type === 'boolean') return text === 'true';
  if (type === 'numeric') return Number(text);
  return type === 'multi-select enum' ? readValues(text) : text;
}

/** Whether the preferences may have changed. */
function concerns(text: string, topic: string): boolean {
  const message = readMessage(text);
  if (message?.is === 'saved' || message?.is === 'deleted') return message.topics.includes(topic);
  return message?.is === 'many';
}
