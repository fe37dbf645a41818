import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrganizationCard } from '../types.ts';
import { addressOf, mailHref, organizationKind, phoneHref, present } from './describeCard.ts';

const bare: OrganizationCard = { kind: 'organization', name: 'North' };

describe('present', () => {
  it('takes blanks for nothing', () => {
    expect([null, undefined, '', '  \t'].map(present)).toEqual([undefined, undefined, undefined, undefined]);
    expect(present(' a b ')).toBe('a b');
  });
});

describe('organizationKind', () => {
  it('shows types 1 and 4 as agency, 2 and 3 as carrier', () => {
    expect([1, 2, 3, 4].map(organizationKind)).toEqual(['agency', 'carrier', 'carrier', 'agency']);
    expect([0, 5, null, undefined].map(organizationKind)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('addressOf', () => {
  it('joins city, state and postal code by commas under the lines', () => {
    const card = { ...bare, addressLine1: '1 Main St', addressLine2: 'Floor 3', addressLine3: 'East Wing' };
    expect(addressOf({ ...card, city: 'Omaha', state: 'NE', postalCode: '68102' })).toEqual([
      '1 Main St',
      'Floor 3',
      'East Wing',
      'Omaha, NE, 68102',
    ]);
  });

  it('leaves no gap for anything missing', () => {
    expect(addressOf(bare)).toEqual([]);
    expect(addressOf({ ...bare, addressLine2: 'Floor 3', state: ' ', postalCode: '68102' })).toEqual([
      'Floor 3',
      '68102',
    ]);
    const part = fc.option(fc.constantFrom('', ' ', 'Omaha', '68102'), { nil: undefined });
    const parts = { addressLine1: part, addressLine2: part, addressLine3: part };
    fc.assert(
      fc.property(fc.record({ ...parts, city: part, state: part, postalCode: part }), (given) => {
        for (const line of addressOf({ ...bare, ...given })) expect(line).toMatch(/^\S+(, \S+)*$/);
      }),
    );
  });
});

describe('phoneHref', () => {
  it.each([
    ['(402) 555-0134', 'tel:4025550134'],
    ['+1 402 555 0134', 'tel:+14025550134'],
    ['402.555.0134 ext. 22', 'tel:4025550134;ext=22'],
    ['402 555 0134 x7', 'tel:4025550134;ext=7'],
    ['*67 402', 'tel:*67402'],
    ['call me', undefined],
    ['javascript:alert(1)', undefined],
    ['1-800-FLOWERS', undefined],
    ['', undefined],
  ])('turns %j into %j', (number, href) => {
    expect(phoneHref(number)).toBe(href);
  });

  it('holds nothing but a number, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(phoneHref(text) ?? 'tel:0').toMatch(/^tel:\+?[\d*]+(;ext=\d+)?$/);
      }),
    );
  });
});

describe('mailHref', () => {
  it('encodes what could add headers or recipients', () => {
    expect(mailHref('ana.fields@north.example')).toBe('mailto:ana.fields@north.example');
    expect(mailHref('a?cc=x@y.example')).toBe('mailto:a%3Fcc%3Dx@y.example');
    expect(mailHref('a@y.example?bcc=z,b')).toBe('mailto:a@y.example%3Fbcc%3Dz%2Cb');
    expect(mailHref('\ud800@b.example')).toMatch(/^mailto:[%\w]+@b\.example$/);
    expect(mailHref('a@b.example\r\nBcc: x')).not.toMatch(/[\r\n ]/);
  });

  it('has no address for what is none', () => {
    expect(['', 'ana', '@x', 'ana@'].map(mailHref)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
