import { fieldsOf, openChannel } from './openChannel.ts';

/** A tab answers at once, also in the background; more than this is a tab that sleeps. */
const patienceMs = 250;

type Call = { readonly type: 'who' } | { readonly type: 'these'; readonly names: readonly string[] };

const channelName = 'studio.lockFallback';

function isCall(data: unknown): data is Call {
  const { type, names } = fieldsOf(data);
  return type === 'who' || (type === 'these' && Array.isArray(names));
}

let answering: { readonly close: () => void; users: number } | null = null;

/**
 * Lets this tab answer which names it shows, where there are no web locks. Returns a function that ends it.
 * @param names read whenever a tab asks
 */
export function answerForThisTab(names: ReadonlySet<string>): () => void {
  answering ??= startAnswering(names);
  answering.users += 1;
  return () => {
    if (answering === null) return;
    answering.users -= 1;
    if (answering.users > 0) return;
    answering.close();
    answering = null;
  };
}

function startAnswering(names: ReadonlySet<string>) {
  const channel = openChannel(channelName, isCall, (call) => {
    if (call.type === 'who') channel?.post({ type: 'these', names: [...names] });
  });
  return { close: () => channel?.close(), users: 0 };
}

/** The names that the other tabs show; null when tabs have no channel. */
export async function askEveryTab(): Promise<readonly string[] | null> {
  const names: string[] = [];
  const channel = openChannel(channelName, isCall, (call) => {
    if (call.type === 'these') names.push(...call.names);
  });
  if (channel === null) return null;
  channel.post({ type: 'who' });
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  channel.close();
  return names;
}
