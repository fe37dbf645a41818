import { hash } from 'node:crypto';
import type { ContentReference } from '../../store/Kind.ts';
import type { DemoFile, DocumentType } from '../types.ts';
import { htmlOf, type Letter, pdfOf, rtfOf } from './letters.ts';

const writers = {
  pdf: { write: pdfOf, mediaType: 'application/pdf' },
  rtf: { write: rtfOf, mediaType: 'application/rtf' },
  html: { write: htmlOf, mediaType: 'text/html' },
} as const satisfies Record<DocumentType, unknown>;

/** A file of a document, and what the document says of it. */
export interface DemoDocument {
  file: DemoFile;
  reference: ContentReference;
}

/** The template of a proposal, with what it says of the product. */
export function quoteDocument(product: string, externalName: string, type: DocumentType): DemoDocument {
  return document(`${product} - Proposal`, type, {
    title: `Proposal of Insurance: ${externalName}`,
    paragraphs: [
      'Prepared for {{insuredName}} on {{quoteDate}} by {{producerName}}.',
      `We are pleased to offer the terms below for ${externalName}. They hold until {{quoteExpirationDate}}.`,
      'Limits: {{limitSchedule}}',
      'Premium: {{totalPremium}}, taxes and fees included. Subject to: {{subjectivityList}}',
    ],
  });
}

/** The template of a binder. */
export function binderDocument(product: string, externalName: string, type: DocumentType): DemoDocument {
  return document(`${product} - Binder`, type, {
    title: `Binder: ${externalName}`,
    paragraphs: [
      'Named insured: {{insuredName}}. Policy {{policyNumber}}, effective {{effectiveDate}}, 12:01 a.m. local time.',
      'This binder is evidence of coverage until the policy has been issued, for 60 days at most.',
      'Premium due within 20 days: {{depositPremium}}.',
    ],
  });
}

/** The template of a section of proposals and binders. */
export function sectionDocument(section: string, type: DocumentType): DemoDocument {
  return document(section, type, {
    title: section,
    paragraphs: [
      'Named insured: {{insuredName}}. Policy period: {{effectiveDate}} to {{expirationDate}}.',
      `This section is part of every document that calls for it: ${section.toLowerCase()}.`,
    ],
  });
}

/** The agreement that an agency has signed. */
export function agreementDocument(agency: string): DemoDocument {
  return document(`Producer agreement - ${agency}`, 'pdf', {
    title: 'Producer Agreement',
    paragraphs: [
      `Between the company and ${agency}, the producer.`,
      'The producer may solicit and bind insurance within the authority that its form states. Either party may end this agreement with 90 days of notice.',
      'Signed for the company and for the producer.',
    ],
  });
}

function document(name: string, type: DocumentType, letter: Letter): DemoDocument {
  const { write, mediaType } = writers[type];
  const bytes = write(letter);
  return {
    file: { bytes },
    reference: {
      digest: hash('sha256', bytes, 'base64url'),
      ...{ size: bytes.length, mediaType, fileName: `${name}.${type}` },
    },
  };
}
