import { expect, it } from 'vitest';
import { emailTemplate } from './emailTemplate.ts';

it('makes paragraphs of text and takes lists and tables as they are', () => {
  const { body } = emailTemplate(
    'Test',
    'TEST',
    {},
    `
    <strong>Dear</strong> {{agentName}},
    on two lines

    <ul>
      <li>one</li>
      <li>two,
        continued</li>
    </ul>

    Regards,<br>
    Prairie Crest
  `,
  );

  expect(body).toBe(
    '<p><strong>Dear</strong> {{agentName}}, on two lines</p><ul><li>one</li><li>two, continued</li></ul><p>Regards,<br>Prairie Crest</p>',
  );
});

it('tells roles from addresses', () => {
  const { to, cc } = emailTemplate('Test', 'TEST', { to: ['Agent'], cc: ['jo@example.com'] }, 'Text');

  expect(to).toEqual([{ address: 'Agent', role: 'Agent' }]);
  expect(cc).toEqual([{ address: 'jo@example.com', role: null }]);
});

it('is active, standard and deletable by default', () => {
  expect(emailTemplate('Test', 'TEST', {}, 'Text')).toMatchObject({
    enabled: true,
    defaultSelectedOption: 'STANDARD',
    deletable: true,
    bcc: [],
    subject: '',
  });
});
