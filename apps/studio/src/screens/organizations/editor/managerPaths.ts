import { organizations } from '../early.ts';
import { decode, formsInPath } from '../earlyForms.ts';
import type { FieldPath } from './forms/filledForms.ts';

/** The parts of the manager, in the order of their tabs. */
export const managerTabs = ['forms', 'settings', 'structure'] as const;
export type ManagerTab = (typeof managerTabs)[number];

/** The part of the manager that a path names. */
export interface ManagerPlace {
  readonly tab: ManagerTab;
  /** The form that is shown, of a summary the one that it details; empty for the first. */
  readonly formId: string;
  /** The form whose summary the shown one details; empty for none. */
  readonly summaryId: string;
}

/** Reads a path of the manager; what it does not know leads to the forms. */
export function managerPlaceIn(pathname: string): ManagerPlace {
  const [, , , view] = pathname.slice(organizations.section.length).split('/');
  if (view === 'settings' || view === 'structure') return { tab: view, formId: '', summaryId: '' };
  return { tab: 'forms', ...formsInPath(pathname) };
}

/** What of a path names the organization, whichever part of its manager it leads to. */
export function ownManagerPath(pathname: string): string {
  return pathname.split('/').slice(0, 6).join('/');
}

/** Where a part of the manager is. @param own where the manager is */
export function tabPath(own: string, tab: ManagerTab): string {
  return tab === 'forms' ? own : `${own}/${tab}`;
}

/** Where a form is. @param field what of the form is led to. Default: nothing */
export function formPath(own: string, formId: string, field: FieldPath = []): string {
  return `${own}/form/${encodeURIComponent(formId)}${searchFor(field)}`;
}

function searchFor(field: FieldPath): string {
  return field.length === 0 ? '' : `?${new URLSearchParams({ field: field.map(escapePart).join('/') })}`;
}

/** What of a form a query string leads to; empty for nothing. */
export function fieldIn(search: string): FieldPath {
  const text = new URLSearchParams(search).get('field') ?? '';
  if (text === '') return [];
  // The second part is the number of an entry.
  return text
    .split('/')
    .map((part, index) => (index % 2 === 1 && /^\d{1,9}$/.test(part) ? Number(part) : decode(part)));
}

function escapePart(part: string | number): string {
  return encodeURIComponent(part);
}

/** A form that a summary has a row of. */
export interface SummaryDetail {
  /** The form that has the summary. */
  readonly summaryId: string;
  /** Of the organization. */
  readonly ownerId: string;
  readonly formId: string;
  /** What of the form the row is about; empty for all of it. */
  readonly field: FieldPath;
}

/** Where what a row of a summary is about is. */
export function detailPath(own: string, { summaryId, ownerId, formId, field }: SummaryDetail): string {
  return `${formPath(own, summaryId)}/detail/${[ownerId, formId].map(encodeURIComponent).join('/')}${searchFor(field)}`;
}
