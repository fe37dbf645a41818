/** A host that may take its time to give back what it was told. */
export interface Host {
  /** The value that it gave last. */
  readonly given: string;
  /** What it was told and has not given back yet, oldest first. */
  readonly awaited: readonly string[];
}

/** How many values are remembered of a host that gives none of them back. */
export const maxAwaited = 50;

/** The host was told a value. */
export function tellHost({ given, awaited }: Host, value: string): Host {
  return { given, awaited: [...awaited, value].slice(-maxAwaited) };
}

/**
 * The host gives a value, at each render. It is news unless it is the same as before or a value that the host was told;
 * with such a one all that it was told earlier is settled.
 */
export function hearHost(host: Host, value: string): { readonly host: Host; readonly isNews: boolean } {
  if (value === host.given) return { host, isNews: false };
  const place = host.awaited.at(-1) === value ? host.awaited.length - 1 : host.awaited.indexOf(value);
  const isNews = place < 0;
  return { host: { given: value, awaited: isNews ? [] : host.awaited.slice(place + 1) }, isNews };
}
