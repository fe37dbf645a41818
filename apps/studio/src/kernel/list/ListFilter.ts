import type { LoadedChoices } from '../resource/dataSetLookup.ts';
import type { Lookup } from '../resource/Lookup.ts';

/** A choice of a filter. */
export interface FilterChoice {
  /** The value in the address and in the request. The empty one keeps everything: with it the filter needs no placeholder. */
  readonly value: string;
  readonly label: string;
}

interface FilterLook {
  /** Names the control. */
  readonly label: string;
  /** Its key in the filter URI. Default: its name. */
  readonly uriKey?: string;
  /** Whether its control is shown, by what the filters of the list are set to; one that is not keeps everything. Default: always. */
  readonly isShown?: (values: FilterValues) => boolean;
}

/** Keeps the rows that have one of some choices. */
export interface ChoiceFilter extends FilterLook {
  readonly type?: 'choice';
  /** Shown while the filter keeps everything, such as 'All Types'. */
  readonly placeholder?: string | undefined;
  /** What it offers: few choices in their order, or a lookup that is loaded and searched. */
  readonly choices: readonly FilterChoice[] | Lookup<LoadedChoices>;
}

/** Keeps the rows that have one of several choices. In the address and in the filter URI their values are joined by commas. */
export interface SeveralFilter extends FilterLook {
  readonly type: 'several';
  /** Shown while the filter keeps everything, such as 'All Categories'. */
  readonly placeholder?: string | undefined;
  /** What it offers; no value holds a comma. */
  readonly choices: Lookup<LoadedChoices>;
}

/** Keeps the rows that contain a text. It is requested when typing has paused, as the search is. */
export interface TextFilter extends FilterLook {
  readonly type: 'text';
}

/**
 * Keeps the rows of some days of the reader, both ends included. In the address it is `2026-11-01..2026-11-20`, with an open end
 * left out; in the filter URI the keys `<key>.gte` and `<key>.lte` hold epoch milliseconds.
 */
export interface DaysFilter extends FilterLook {
  readonly type: 'days';
}

/** One filter of a list, declared once: the address, the request and the control follow from it. */
export type ListFilter = ChoiceFilter | SeveralFilter | TextFilter | DaysFilter;

/** The filters of a list by their names in the address. */
export type ListFilters = Readonly<Record<string, ListFilter>>;

/** What of filters addresses and requests are made of. Without choices any value counts: its control is drawn by hand. */
export type RequestFilters = Readonly<
  Record<
    string,
    {
      readonly type?: ListFilter['type'];
      readonly label?: string;
      readonly uriKey?: string;
      readonly isShown?: ListFilter['isShown'];
      readonly choices?: ChoiceFilter['choices'];
    }
  >
>;

/** The properties of filters that are needed to request a list before its code is there. */
export type EarlyFilters = Readonly<Record<string, Pick<RequestFilters[string], 'type' | 'uriKey'>>>;

/** Whether the filters of a list are those of its request before its code is there. */
export function haveSameRequests(filters: RequestFilters, early: EarlyFilters): boolean {
  const serialise = (all: EarlyFilters) =>
    JSON.stringify(
      Object.entries(all)
        .map(([name, { type = 'choice', uriKey = name }]) => [name, type, uriKey])
        .toSorted(),
    );
  return serialise(filters) === serialise(early);
}

/** The values of a list's filters, as in the address; null keeps everything. */
export type FilterValues = Readonly<Record<string, string | null>>;

/** All filters keeping everything. */
export function emptyFilters(filters: RequestFilters): FilterValues {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, null]));
}

/** Reads the filters of an address; what is not offered or not understood counts as absent. A lookup's is the server's to judge. */
export function parseFilters(filters: RequestFilters, params: URLSearchParams): FilterValues {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const text = params.get(name) || null;
      return [name, text !== null && isOffered(filter, text) ? text : null];
    }),
  );
}

function isOffered({ type, choices }: RequestFilters[string], text: string): boolean {
  if (type === 'days') return parseDays(text) !== null;
  return choices === undefined || 'load' in choices || choices.some(({ value }) => value === text);
}

/** Days from one to another, UTC midnights in milliseconds as date fields have them; null is an open end. */
export interface Days {
  readonly start: number | null;
  readonly end: number | null;
}

/** Reads the value of a filter of days; null when it is none, or when its end is before its start. */
export function parseDays(text: string | null): Days | null {
  const ends = text?.split('..') ?? [];
  if (ends.length !== 2) return null;
  const [start, end] = ends.map(parseDay);
  if (start === undefined || end === undefined || (start === null && end === null)) return null;
  return isInOrder({ start, end }) ? { start, end } : null;
}

/** Undefined for what is no day; null for an open end. */
function parseDay(text: string): number | null | undefined {
  if (text === '') return null;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(day) || formatDay(day) !== text ? undefined : day;
}

const formatDay = (day: number | null) => (day === null ? '' : new Date(day).toISOString().slice(0, 10));

/** The value of a filter of days; null when both ends are open. */
export function formatDays({ start, end }: Days): string | null {
  return start === null && end === null ? null : `${formatDay(start)}..${formatDay(end)}`;
}

/** Whether days are valid: they are in order, or one of them is open. */
export function isInOrder({ start, end }: Days): boolean {
  return start === null || end === null || start <= end;
}

/** The first and last millisecond of days in the reader's time zone, none before 1970; null for an open end. */
export function timesOfDays({ start, end }: Days): {
  readonly from: number | null;
  readonly to: number | null;
} {
  return {
    from: start === null ? null : startOfDay(start, 0),
    to: end === null ? null : startOfDay(end, 1) - 1,
  };
}

function startOfDay(utcMidnight: number, daysLater: number): number {
  const day = new Date(utcMidnight);
  const local = new Date(0);
  local.setHours(0, 0, 0, 0);
  local.setFullYear(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysLater);
  return Math.max(0, local.getTime());
}

/** What a filter is set to. */
export interface FilterState {
  /** Null keeps everything. */
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
}
