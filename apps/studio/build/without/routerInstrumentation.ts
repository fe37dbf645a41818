/** What observers of a route change in it: nothing, since the console has none. */
export const getRouteInstrumentationUpdates = (): object => ({});

/** A router as it is. */
export const instrumentClientSideRouter = <T>(router: T): T => router;

/** The subscriber to the next navigation: none. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
