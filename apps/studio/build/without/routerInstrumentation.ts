/** What observers of a route change in it: nothing, since the console has none. */
export const getRouteInstrumentationUpdates = (): object => ({});

/** A router as it is. */
export const instrumentClientSideRouter = <T>(router: T): T => router;

/** Who wants to be told of the next navigation: nobody. */
export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
