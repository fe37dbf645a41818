import { describe, expect, test } from 'vitest';
import { fillIn, fillInHtml } from './fillIn.ts';

test('placeholders that are known are filled in, others stay', () => {
  expect(fillIn('Dear {{insuredName}}, {{insuredNam}}')).toBe('Dear Prairie Freight LLC, {{insuredNam}}');
});

describe('HTML', () => {
  test('samples are text, in addresses too', () => {
    expect(fillInHtml('<p title="a>b"><a href="{{quoteUrl}}">{{agencyName}}</a> {{a&amp;b}}</p>')).toBe(
      '<p title="a>b"><a href="https://portal.example.com/open/4817">Harbor &amp; Lane Insurance</a> {{a&amp;b}}</p>',
    );
  });

  test('a placeholder that styles divide has those that its name begins with', () => {
    expect(fillInHtml('<p>{{<b>insuredName</b>}}, {{insured<i>Name</i>}} and {{insuredName}}.</p>')).toBe(
      '<p><b>Prairie Freight LLC</b>, Prairie Freight LLC<i></i> and Prairie Freight LLC.</p>',
    );
  });

  test('a text across two paragraphs is no placeholder', () => {
    const html = '<p>{{insured</p><p>Name}}</p>{{insured<br>Name}}';
    expect(fillInHtml(html)).toBe(html);
  });

  test('a comment that does not end is left as it is', () => {
    const html = `{{insuredName}}${'<!--'.repeat(50_000)}{{insuredName}}`;
    const expected = html.replace('{{insuredName}}', 'Prairie Freight LLC');
    expect(fillInHtml(html) === expected).toBe(true);
  });
});
