import { Emitter } from '../state/Emitter.ts';

const changes = new Emitter();

/** Calls back when much of the configuration may have changed at once. Returns the unsubscribe function. */
export const onConfigurationChange = changes.on;

/** Says that much of the configuration may have changed: what is on screen asks the server again. */
export const announceConfigurationChange = changes.emit;
