import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedLink, isAllowedPicture, keptHref, linkHref } from './links.ts';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://x/1',
  'about:blank',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '\u0001//evil.example',
];

describe('isAllowedLink', () => {
  it.each(hostile)('refuses %j', (address) => {
    expect(isAllowedLink(address)).toBe(false);
    expect(isAllowedPicture(address)).toBe(false);
    expect(linkHref(address)).toBeUndefined();
  });

  it('takes web addresses, mail and telephone, and places of the same site', () => {
    for (const address of ['https://x.example', 'HTTP://x', 'mailto:a@b', 'tel:+1', '/a', '#a', './a'])
      expect(isAllowedLink(address)).toBe(true);
    expect(isAllowedPicture('mailto:a@b')).toBe(false);
    expect(isAllowedPicture('/rest/a.png')).toBe(true);
  });
});

describe('placeholders', () => {
  it.each([
    ['{{quoteUrl}}', '{{quoteUrl}}'],
    [' {{portal.url}}/quotes/{{id}} ', '{{portal.url}}/quotes/{{id}}'],
    ['https://north.example/q/{{id}}?to={{name}}', 'https://north.example/q/{{id}}?to={{name}}'],
    ['mailto:a@north.example?subject={{id}}', 'mailto:a@north.example?subject={{id}}'],
    ['/quotes/{{id}}', '/quotes/{{id}}'],
    ['tel:{{agentPhone}}', 'tel:{{agentPhone}}'],
    ['mailto:{{agentEmail}}', 'mailto:{{agentEmail}}'],
    ['mailto:{{name}}@north.example?cc={{cc}}', 'mailto:{{name}}@north.example?cc={{cc}}'],
    ['https://{{Host}}/q/{{Id}}#{{Part}}', 'https://{{Host}}/q/{{Id}}#{{Part}}'],
    ['https://{{sub}}.north.example:8080/', 'https://{{sub}}.north.example:8080/'],
    ['{{portal}}:8443/q', '{{portal}}:8443/q'],
  ])('keeps those of %j', (typed, href) => {
    expect(linkHref(typed)).toBe(href);
    expect(keptHref(typed)).toBe(href);
  });

  it.each(['{{a b}}', '{{a}}" onclick="x', "{{a}}'", '{{a}}<b', '{{}}', '{{a}} b'])(
    'takes %j for none',
    (address) => {
      expect(linkHref(address)).toBeUndefined();
      expect(isAllowedPicture(address)).toBe(false);
    },
  );

  it.each([
    ['www.{{domain}}/a b', 'https://www.{{domain}}/a%20b'],
    ['{{name}}@north.example', 'mailto:{{name}}@north.example'],
    ['{{name}}@{{domain}}', 'mailto:{{name}}@{{domain}}'],
  ])('completes %j to %j', (typed, href) => {
    expect(linkHref(typed)).toBe(href);
    expect(keptHref(href)).toBe(href);
  });

  it.each([
    'javascript:{{x}}',
    'java{{x}}script:alert(1)',
    '{{x}}javascript:alert(1)',
    '{{x}}:alert(1)',
    '{{x}}script:{{y}}',
    'data:{{x}}',
    '//{{host}}/x',
    '/\\{{host}}',
    'java{{x.y}}:alert(1)',
  ])('makes no scheme of %j', (address) => {
    expect(isAllowedLink(address)).toBe(false);
    expect(linkHref(address)).toBeUndefined();
    expect(isAllowedPicture(address)).toBe(false);
  });

  it('takes a placeholder for no picture', () => {
    expect(isAllowedPicture('{{logo}}')).toBe(false);
  });
});

describe('linkHref', () => {
  it.each([
    ['north.example', 'https://north.example/'],
    ['north.example:8080/a', 'https://north.example:8080/a'],
    ['https://north.example/a b?q=é"x', 'https://north.example/a%20b?q=%C3%A9%22x'],
    ['https://north.example/100%25', 'https://north.example/100%25'],
    ["https://north.example/it's", 'https://north.example/it%27s'],
    ['ana@north.example', 'mailto:ana@north.example'],
    ['mailto:ana@north.example?subject=A b%20c', 'mailto:ana@north.example?subject=A%20b%20c'],
    ['tel:+1 402 555', 'tel:+1%20402%20555'],
    ['/terms', '/terms'],
    ['/terms of "use"?q=é', '/terms%20of%20%22use%22?q=%C3%A9'],
    ['#a.b', '#a.b'],
    ['?to=ana@north.example', '?to=ana@north.example'],
    ['./x', './x'],
    ['../x', '../x'],
    ['two words', undefined],
    ['word', undefined],
    ['https://', undefined],
    ['mailto:', undefined],
    ['tel:x', undefined],
    ['', undefined],
  ])('turns %j into %j', (typed, href) => {
    expect(linkHref(typed)).toBe(href);
  });

  it('gives allowed addresses without blanks, quotes or brackets, the same when applied again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.emailAddress()),
        (typed) => {
          const href = linkHref(typed);
          if (href === undefined) return;
          expect(isAllowedLink(href)).toBe(true);
          expect(href).not.toMatch(/[\s"'<>]/);
          expect(linkHref(href)).toBe(href);
        },
      ),
    );
  });
});

describe('keptHref', () => {
  it.each([
    ['/terms of use', '/terms%20of%20use'],
    ['tel:the "desk"', 'tel:the%20%22desk%22'],
    ['MAILTO:', 'mailto:'],
    ['https://', 'https://'],
    ['http://"/', 'http://%22/'],
    ["https://it's.example/", 'https://it%27s.example/'],
    ['javascript:alert(1)', undefined],
    ['terms', undefined],
  ])('keeps %j as %j', (address, href) => {
    expect(keptHref(address)).toBe(href);
  });

  it('gives encoded addresses of whatever is allowed, the same when kept again', () => {
    const addresses = fc
      .tuple(fc.constantFrom('/', '#', './', 'tel:', 'mailto:', 'http:', 'te\nl:'), fc.string())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(addresses, (address) => {
        const href = keptHref(address);
        expect(href !== undefined).toBe(isAllowedLink(address));
        if (href === undefined) return;
        expect(href).not.toMatch(/[\s"'<>]/);
        expect(keptHref(href)).toBe(href);
      }),
    );
  });
});
