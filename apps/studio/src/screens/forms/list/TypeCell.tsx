import { ResourceLoader } from '../../../kernel/resource/ResourceLoader.ts';
import { onSessionEnd } from '../../../platform/session/endSession.ts';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { forms } from '../early.ts';
import { type FormTypes, formTypes } from '../forms.api.ts';

/** The types as the rows need them. They never change; a lookup, which looks for changes, would cost the list its code. */
const loader = new ResourceLoader<FormTypes>();
onSessionEnd(() => loader.reset());

/** The calls of the list: its rows come once their types are named. Where these cannot be loaded, rows come without them. */
export const namedCalls: typeof forms.list.calls = {
  ...forms.list.calls,
  load: async (request, signal) => {
    const names = loader.state.data === undefined ? loader.load(formTypes.key, formTypes.load) : null;
    const [page] = await Promise.all([forms.list.calls.load(request, signal), names]);
    return page;
  },
  takePage: (request) => (loader.state.data === undefined ? undefined : forms.list.calls.takePage?.(request)),
};

/** What the type of a form template is called; nothing where it could not be loaded. */
export function TypeCell({ type }: { readonly type: number }) {
  const { data } = useShallowSnapshot(loader.state);
  return data?.types.find((each) => each.type === type)?.name ?? '';
}
