import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Host, hearHost, maxAwaited, tellHost } from './echoes.ts';

const start: Host = { given: 'a', awaited: [] };
const tell = (values: string[], host = start) => values.reduce(tellHost, host);

/** Lets a host give values one after the other. @returns which of them were news, and what it is then */
function hear(given: string[], first: Host) {
  const news: string[] = [];
  let host = first;
  for (const value of given) {
    const heard = hearHost(host, value);
    if (heard.isNews) news.push(value);
    host = heard.host;
  }
  return { news, host };
}

const edits = fc.uniqueArray(
  fc.string().filter((value) => value !== 'a'),
  { minLength: 1, maxLength: maxAwaited },
);

describe('hearHost', () => {
  it('takes no late answer of a host for news, however late, and whichever it leaves out', () => {
    fc.assert(
      fc.property(edits, fc.nat(), (values, left) => {
        const { news, host } = hear(['a', ...values.slice(left % values.length)], tell(values));
        expect(news).toEqual([]);
        expect(host).toEqual({ given: values.at(-1), awaited: [] });
      }),
    );
  });

  it('takes another value for news, and expects nothing of before', () => {
    const { news, host } = hear(['a', 'b', 'z', 'c'], tell(['b', 'c']));
    expect(news).toEqual(['z', 'c']);
    expect(host).toEqual({ given: 'c', awaited: [] });
  });

  it('takes the value of the beginning for news once the edits were answered', () => {
    expect(hear(['b', 'a'], tell(['b'])).news).toEqual(['a']);
    expect(hear(['b', 'a'], tell(['b', 'a', 'b'])).news).toEqual(['a']);
  });

  it('remembers no more than so many values of a host that gives none back', () => {
    const host = tell(Array.from({ length: maxAwaited + 9 }, (_, at) => `v${at}`));
    expect(host.awaited).toHaveLength(maxAwaited);
    expect(host.awaited.at(-1)).toBe(`v${maxAwaited + 8}`);
  });
});
