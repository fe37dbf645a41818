import { renderToString } from 'react-dom/server';
import type { ConformanceCase } from '../ConformanceCase.ts';
import { type CaseFile, caseFiles } from '../loadCases.ts';
import { notDrawn } from './notDrawn.ts';
import { Stage } from './Stage.tsx';

/** The markup that a server sends for a case. */
export function renderMarkup({ render }: ConformanceCase): string {
  return renderToString(<Stage>{render({})}</Stage>);
}

async function renderFile({ id, load }: CaseFile): Promise<[string, string]> {
  try {
    return [id, renderMarkup(await load())];
  } catch (error) {
    return [id, `${notDrawn} ${String(error)}`];
  }
}

/** The markup of every case, by its id. */
export async function renderAll(): Promise<Record<string, string>> {
  return Object.fromEntries(await Promise.all(caseFiles.map(renderFile)));
}
