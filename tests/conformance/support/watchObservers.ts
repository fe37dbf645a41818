/** Observers that still observe, and media queries that are still listened to. */
export interface ObserverWatch {
  /** `ResizeObserver of <div>`, one for each element that is observed; `media query (…)`, one for each listener. */
  left: () => string[];
  stop: () => void;
}

interface Observing {
  observe: (target: Element, ...rest: never[]) => void;
  disconnect: () => void;
}

type ObserverName = 'ResizeObserver' | 'IntersectionObserver' | 'MutationObserver';

const names: readonly ObserverName[] = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'];

/** Follows what one kind of observer observes. */
function watchKind(name: ObserverName): ObserverWatch {
  const prototype = window[name].prototype as unknown as Observing & {
    unobserve?: (target: Element) => void;
  };
  const { observe, unobserve, disconnect } = prototype;
  const observed = new Map<object, Set<Element>>();
  prototype.observe = function (this: object, target, ...rest) {
    observed.set(this, (observed.get(this) ?? new Set()).add(target));
    observe.call(this, target, ...rest);
  };
  if (unobserve) {
    prototype.unobserve = function (this: object, target) {
      observed.get(this)?.delete(target);
      unobserve.call(this, target);
    };
  }
  prototype.disconnect = function (this: object) {
    observed.delete(this);
    disconnect.call(this);
  };
  return {
    left: () =>
      [...observed.values()].flatMap((targets) =>
        [...targets].map((target) => `${name} of <${target.nodeName.toLowerCase()}>`),
      ),
    stop: () => Object.assign(prototype, { observe, disconnect, ...(unobserve && { unobserve }) }),
  };
}

/** Follows listeners of media queries. */
function watchMedia(): ObserverWatch {
  const prototype = MediaQueryList.prototype;
  const received = new Map<unknown, string>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  Object.assign(prototype, {
    addEventListener(this: MediaQueryList, type: string, listener: EventListener) {
      received.set(listener, this.media);
      addEventListener.call(this, type, listener);
    },
    removeEventListener(this: MediaQueryList, type: string, listener: EventListener) {
      received.delete(listener);
      removeEventListener.call(this, type, listener);
    },
  });
  return {
    left: () => [...received.values()].map((media) => `media query ${media}`),
    stop: () => {
      for (const method of ['addEventListener', 'removeEventListener'])
        Reflect.deleteProperty(prototype, method);
    },
  };
}

/** Follows every observer and media query from now on. */
export function watchObservers(): ObserverWatch {
  const watches = [...names.map(watchKind), watchMedia()];
  return {
    left: () => watches.flatMap((watch) => watch.left()),
    stop: () => {
      for (const watch of watches) watch.stop();
    },
  };
}
