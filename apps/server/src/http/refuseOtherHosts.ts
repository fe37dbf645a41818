import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../refuseOpenDemo.ts';
import { misdirected } from './problems.ts';

/**
 * Refuses what was meant for another name than the public one (421), so that no page of another site can have its name
 * resolve to this server. This machine may call it by its loopback names, and whoever asks for its health by any.
 */
export function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  const { hostname } = new URL(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.hostname.toLowerCase();
    const isMeant = host === hostname || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));
    if (isMeant || request.url === '/health') done();
    else done(misdirected(publicUrl));
  });
}
