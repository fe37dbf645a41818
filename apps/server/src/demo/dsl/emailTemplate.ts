import type { SubmissionRole } from '../../kinds/emailTemplate/submissionRoles.ts';
import type { DemoEmailTemplateSeed, DemoRecipient } from '../types.ts';
import { paragraphs } from './paragraphs.ts';

type Addressee = SubmissionRole | `${string}@${string}`;

interface EmailOptions {
  /** Default: no one, as for the two below. */
  to?: Addressee[];
  cc?: Addressee[];
  bcc?: Addressee[];
  /** Default ''. */
  subject?: string;
  /** Which option a sender finds selected. Default 'STANDARD'. */
  option?: DemoEmailTemplateSeed['defaultSelectedOption'];
  /** Default true. */
  enabled?: boolean;
  /** Default true. */
  deletable?: boolean;
}

/**
 * A template of an e-mail about an event.
 * @param text Paragraphs parted by blank lines, with inline HTML; those that begin with `<ul>`, `<ol>` or `<table>` are
 * taken as they are, without the spaces around their tags.
 */
export function emailTemplate(
  name: string,
  type: string,
  { to = [], cc = [], bcc = [], subject = '', option = 'STANDARD', ...states }: EmailOptions,
  text: string,
): DemoEmailTemplateSeed {
  return {
    name,
    enabled: states.enabled ?? true,
    defaultSelectedOption: option,
    deletable: states.deletable ?? true,
    to: to.map(recipient),
    cc: cc.map(recipient),
    bcc: bcc.map(recipient),
    subject,
    body: paragraphs(text).map(block).join(''),
    type,
  };
}

function recipient(address: Addressee): DemoRecipient {
  return { address, role: isRole(address) ? address : null };
}

function isRole(address: Addressee): address is SubmissionRole {
  return !address.includes('@');
}

function block(text: string): string {
  const html = /^<(ul|ol|table)>/.test(text) ? text : `<p>${text}</p>`;
  return html.replaceAll(/ ?(<\/?(?:p|br|ul|ol|li|table|tbody|tr|th|td)>) ?/g, '$1');
}
