import { describe, expect, it } from 'vitest';
import { isSameOrigin, type PicturePolicy, withBlockedPictures } from './picturePolicy.ts';

const base = 'https://studio.example/forms/1';
const policy: PicturePolicy = {
  isAllowed: (address) => isSameOrigin(address, base),
  describe: (address) => `Not shown: ${address}`,
};
const picture = (src: string) => ({ tag: 'img', attributes: { src, alt: '' }, children: [] });

describe('isSameOrigin', () => {
  it('resolves against the page', () => {
    for (const own of ['/files/1', 'files/1', 'https://studio.example/x'])
      expect(isSameOrigin(own, base)).toBe(true);
    for (const other of [
      'https://other.example/x',
      'http://studio.example/x',
      '//other.example/x',
      'https://',
    ])
      expect(isSameOrigin(other, base)).toBe(false);
  });
});

describe('withBlockedPictures', () => {
  it('replaces the pictures of other origins at any place, and nothing else', () => {
    const content = [
      {
        tag: 'p',
        attributes: {},
        children: ['a', picture('/own.png'), picture('https://other.example/p.png')],
      },
    ];
    const text = 'Not shown: https://other.example/p.png';
    expect(withBlockedPictures(content, policy)).toEqual([
      {
        tag: 'p',
        attributes: {},
        children: [
          'a',
          picture('/own.png'),
          {
            tag: 'span',
            attributes: { 'data-part': 'blocked-picture', role: 'img', 'aria-label': text },
            children: [text],
          },
        ],
      },
    ]);
  });
});
