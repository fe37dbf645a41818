import type { TextBlockFormat } from './lineBlocks.ts';
import { readHtmlBlocks } from './readBlocks.ts';
import { writeHtmlBlocks } from './writeBlocks.ts';

/** Texts in HTML: paragraphs, headings, list items, tables and rules are blocks. */
export const htmlBlocks: TextBlockFormat = { read: readHtmlBlocks, write: writeHtmlBlocks };
