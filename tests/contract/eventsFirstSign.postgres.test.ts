import { Client } from 'pg';
import { expect, test } from 'vitest';
import { readMessage } from '../../apps/server/src/events/readMessage.ts';
import { eventChannel } from '../../apps/server/src/store/announcements/EventMessage.ts';
import { useServer } from '../support/contract/ContractServer.ts';

/** A server that is killed before its next sign of life is due: none of these signs is a regular one. */
const eventTiming = { heartbeat: 3_600_000, leave: 200, pulse: 3_600_000 };
const server = useServer({ eventTiming });

test('a server says that it is alive before it says who is there, so that it is missed when it dies at once', async () => {
  const client = new Client({ connectionString: server.databaseUrl ?? '' });
  await client.connect();
  try {
    const received: string[] = [];
    client.on('notification', ({ payload = '' }) => received.push(readMessage(payload)?.is ?? 'nothing'));
    await client.query(`LISTEN ${eventChannel}`);
    const reader = await server.viewer.watch(['/DataSet:Peril']);
    await reader.next('here');
    await expect.poll(() => received).toContain('here');
    expect(received.indexOf('alive')).toBeGreaterThanOrEqual(0);
    expect(received.indexOf('alive')).toBeLessThan(received.indexOf('here'));

    // Another server that begins to listen receives both anew.
    received.length = 0;
    const hello = JSON.stringify({ is: 'hello', from: 'another' });
    await client.query('SELECT pg_notify($1, $2)', [eventChannel, hello]);
    await expect.poll(() => received).toEqual(['hello', 'alive', 'here']);
    await reader.close();
  } finally {
    await client.end();
  }
});
