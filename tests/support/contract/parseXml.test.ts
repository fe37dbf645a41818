import { expect, test } from 'vitest';
import { parseXml } from './parseXml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

test('elements, attributes, text and references are read', () => {
  const root = parseXml(`${declaration}<a x="1&quot;2" y=""><b>R&amp;D &lt;&#13;&#x1F600;</b><c/>tail</a>\n`);
  expect(root).toEqual({
    name: 'a',
    attributes: { x: '1"2', y: '' },
    text: 'tail',
    children: [
      { name: 'b', attributes: {}, children: [], text: 'R&D <\r\u{1F600}' },
      { name: 'c', attributes: {}, children: [], text: '' },
    ],
  });
});

test.each([
  ['no declaration', '<a/>'],
  ['two roots', `${declaration}<a/><b/>`],
  ['an element left open', `${declaration}<a><b></a>`],
  ['crossed elements', `${declaration}<a><b></a></b>`],
  ['an attribute twice', `${declaration}<a x="1" x="2"/>`],
  ['an unknown reference', `${declaration}<a>&nbsp;</a>`],
  ['a bare ampersand', `${declaration}<a>R&D</a>`],
  ['a reference to nothing', `${declaration}<a>&#0;</a>`],
  ['a control character', `${declaration}<a>\u0001</a>`],
  ['a lone surrogate', `${declaration}<a>\uD800</a>`],
  ['a document type', `${declaration}<!DOCTYPE a><a/>`],
  ['a bare end of a section', `${declaration}<a>]]></a>`],
])('%s is refused', (_, source) => {
  expect(() => parseXml(source)).toThrow();
});
