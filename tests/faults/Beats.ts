import { Client } from 'pg';
import { readMessage } from '../../apps/server/src/events/readMessage.ts';
import { eventChannel } from '../../apps/server/src/store/announcements/EventMessage.ts';

const channel = 'beats_of_servers';

/** Servers that poll for events write their signs of life into a table without a notice. */
const reportBeats = `
  CREATE FUNCTION tell_of_beat() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_notify('${channel}', NEW.id); RETURN NULL; END $$;
  CREATE TRIGGER tell_of_beat AFTER INSERT OR UPDATE OF beat_at ON event_server
    FOR EACH ROW EXECUTE FUNCTION tell_of_beat()`;

/** The signs of life that servers give each other through the database, in the order in which it got them. */
export class Beats implements AsyncDisposable {
  readonly #client: Client;
  readonly #servers: string[] = [];

  private constructor(client: Client) {
    this.#client = client;
    client.on('notification', ({ channel: where, payload = '' }) => {
      const message = where === eventChannel ? readMessage(payload) : null;
      if (where === channel) this.#servers.push(payload);
      else if (message?.is === 'alive') this.#servers.push(message.from);
    });
  }

  /** Receives every sign of life of the servers of a database, whichever way they give it. */
  static async receive(databaseUrl: string): Promise<Beats> {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(reportBeats);
    await client.query(`LISTEN ${eventChannel}; LISTEN ${channel}`);
    return new Beats(client);
  }

  /** The place in the order that has been reached. */
  get now(): number {
    return this.#servers.length;
  }

  /** The most signs of life that any server has given since then. */
  since(place: number): number {
    const counts = new Map<string, number>();
    for (const server of this.#servers.slice(place)) counts.set(server, (counts.get(server) ?? 0) + 1);
    return Math.max(0, ...counts.values());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}
