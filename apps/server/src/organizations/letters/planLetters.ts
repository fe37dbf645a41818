import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { LetterOfAuthorityPlan, PlannedLetter } from '@studio/api';
import {
  issuerTypes,
  type OrganizationType,
  organizationTypes,
} from '../../kinds/organization/OrganizationDoc.ts';
import { type LetterOfAuthority, mostLetters } from './LetterOfAuthority.ts';
import {
  collapsed,
  type Issuers,
  type LetterInFile,
  type NamedOrganization,
  type ReadLetter,
} from './readLetters.ts';

/** What is known of an organization. */
export interface KnownOrganization {
  id: string;
  organizationType: OrganizationType;
  name: string;
  code: string | null;
}

/** Finds organizations as files name them. */
export class OrganizationFinder {
  readonly #byId: ReadonlyMap<string, KnownOrganization>;
  readonly #byCode: ReadonlyMap<string, readonly KnownOrganization[]>;
  readonly #byName: ReadonlyMap<string, readonly KnownOrganization[]>;

  constructor(known: readonly KnownOrganization[]) {
    // Files have one blank for several.
    this.#byId = new Map(known.map((organization) => [collapsed(organization.id), organization]));
    this.#byCode = Map.groupBy(known, ({ code }) => collapsed(code ?? ''));
    this.#byName = Map.groupBy(known, ({ name }) => collapsed(name));
  }

  /**
   * The organization by its id, else by its code, else by its name; or why it is none, as a sentence. An id that nothing has is passed over where a
   * code is given, since organizations have other ids in other studios.
   */
  find(
    named: NamedOrganization,
    { noun, types }: { noun: string; types: readonly OrganizationType[] },
  ): KnownOrganization | string {
    const { id, code } = named;
    const fits = ({ organizationType }: KnownOrganization) => types.includes(organizationType);
    const byId = id === null ? undefined : this.#byId.get(id);
    if (byId) {
      if (!fits(byId)) return `The organization '${byId.name || byId.id}' is no ${noun}.`;
      const isSame = code === null || collapsed(byId.code ?? '') === code;
      return isSame ? byId : `The ${noun} '${id}' has another code than '${code}'.`;
    }
    const [what, text, found] = this.#lookUp(named);
    const fitting = (found ?? []).filter(fits);
    const [only, another] = fitting;
    if (another) return `There is more than one ${noun} with the ${what} '${text}'.`;
    return only ?? `There is no ${noun} with the ${what} '${text}'.`;
  }

  #lookUp({ id, code, name }: NamedOrganization): [string, string, readonly KnownOrganization[] | undefined] {
    if (code !== null) return ['code', code, this.#byCode.get(code)];
    if (id !== null) return ['id', id, undefined];
    return ['name', name ?? '', this.#byName.get(name ?? '')];
  }
}

/** What becomes of a letter of a file. */
export type LetterOutcome = PlannedLetter & { issuerId: string | null };

/** What a file does to the letters that are there. */
export interface PlannedLetters {
  /** In the order of the file. */
  outcomes: readonly LetterOutcome[];
  /** All letters of the issuers that get others, by the ids of the issuers. */
  changed: ReadonlyMap<string, LetterOfAuthority[]>;
  /** The same for as long as the same would be done. */
  plan: string;
}

interface PlanOptions {
  issuers: Issuers;
  finder: OrganizationFinder;
  /** What an organization has issued. */
  lettersOf: (issuerId: string) => readonly LetterOfAuthority[];
}

const agencies = { noun: 'agency', types: [organizationTypes.agency, organizationTypes.mgaAgency] };
const wantedIssuers = {
  carriers: { noun: 'carrier', types: [organizationTypes.carrier] },
  mgas: { noun: 'MGA', types: [organizationTypes.mga] },
} as const;

/** The issuers that a file names and that are there, by their ids. */
export function issuersIn(
  file: readonly LetterInFile[],
  { issuers, finder }: Pick<PlanOptions, 'issuers' | 'finder'>,
): string[] {
  const found = file.flatMap(({ letter }) => {
    const issuer = letter && finder.find(letter.issuer, wantedIssuers[issuers]);
    return issuer === null || typeof issuer === 'string' ? [] : [issuer.id];
  });
  return [...new Set(found)];
}

/** Says what becomes of each letter of a file. Every one is taken by itself; the first of a number is the one that is taken. */
export function planLetters(file: readonly LetterInFile[], options: PlanOptions): PlannedLetters {
  const { issuers, finder, lettersOf } = options;
  const merged = new Map<string, Map<string, LetterOfAuthority>>();
  const lines = new Map<string, number | null>();
  const changedIds = new Set<string>();
  const outcomeOf = (each: LetterInFile): LetterOutcome => {
    const { line, letter } = each;
    if (letter === null) return refused({ line, number: each.number }, each.message);
    const issuer = finder.find(letter.issuer, wantedIssuers[issuers]);
    const place = { line, number: letter.number };
    if (typeof issuer === 'string') return refused(place, issuer);
    const known = { ...place, issuerId: issuer.id, issuerName: issuer.name };
    const agency = finder.find(letter.agency, agencies);
    if (typeof agency === 'string') return refused(known, agency);
    const outcome = { ...known, agencyName: agency.name, message: '' };
    const key = JSON.stringify([issuer.id, letter.number]);
    if (lines.has(key)) {
      const first = lines.get(key);
      return refused(outcome, `The number is there already, in line ${first ?? '?'}.`);
    }
    const letters = merged.get(issuer.id) ?? new Map(lettersOf(issuer.id).map((has) => [has.number, has]));
    merged.set(issuer.id, letters);
    const before = letters.get(letter.number);
    const after = toStored(letter, agency.id);
    if (before === undefined && letters.size === mostLetters) {
      const most = mostLetters.toLocaleString('en-US');
      return refused(outcome, `'${issuer.name}' cannot issue more than ${most} letters.`);
    }
    lines.set(key, line);
    if (isDeepStrictEqual(before, after)) return { ...outcome, fate: 'left' };
    letters.set(letter.number, after);
    changedIds.add(issuer.id);
    return { ...outcome, fate: before ? 'updated' : 'added' };
  };
  const outcomes = file.map(outcomeOf);
  const changed = [...changedIds].map((id) => [id, inOrder([...(merged.get(id)?.values() ?? [])])] as const);
  const done = outcomes.map(({ line, issuerId, number, fate }) => [line, issuerId, number, fate]);
  const wanted = changed.map(([id, letters]) => [id, letters]);
  const plan = hash('sha256', JSON.stringify([done, wanted]), 'base64url');
  return { outcomes, changed: new Map(changed), plan };
}

const mostShown = 1000;

/** The contract's form of a plan. */
export function viewPlan({
  outcomes,
  plan,
}: Pick<PlannedLetters, 'outcomes' | 'plan'>): LetterOfAuthorityPlan {
  const countOf = (wanted: PlannedLetter['fate']) => outcomes.filter(({ fate }) => fate === wanted).length;
  const shown = [
    ...outcomes.filter(({ fate }) => fate === 'refused'),
    ...outcomes.filter(({ fate }) => fate !== 'refused'),
  ].slice(0, mostShown);
  return {
    ...{ added: countOf('added'), updated: countOf('updated'), unchanged: countOf('left') },
    failed: countOf('refused'),
    plan,
    letters: shown.map(({ issuerId: _issuerId, ...letter }) => letter),
  };
}

/** The text that tells how an import ended: a title, how many letters are there, how many are not, and why. */
export function importText(outcomes: readonly LetterOutcome[]): string {
  const failures = outcomes.filter(({ fate }) => fate === 'refused');
  const shown = failures.slice(0, mostShown).map(failureText);
  const further = failures.length - shown.length;
  return [
    'Import LOAs',
    `Success - ${outcomes.length - failures.length}`,
    `Failure - ${failures.length}`,
    ...shown,
    ...(further > 0 ? [`${further.toLocaleString('en-US')} more.`] : []),
  ].join('\n');
}

function failureText({ line, number, message }: PlannedLetter): string {
  const place = [line === null ? null : `Line ${line}`, number].filter((part) => part !== null).join(', ');
  return (place === '' ? message : `${place}: ${message}`).replaceAll(/\s+/g, ' ');
}

function refused(known: Pick<LetterOutcome, 'line' | 'number'> & Partial<LetterOutcome>, message: string) {
  return { issuerId: null, issuerName: null, agencyName: null, ...known, fate: 'refused', message } as const;
}

/** As letters are stored: by number, in the order of its characters. */
function inOrder(letters: readonly LetterOfAuthority[]): LetterOfAuthority[] {
  return letters.toSorted(
    (one, other) => Number(one.number > other.number) || -Number(one.number < other.number),
  );
}

function toStored({ issuer: _issuer, agency: _agency, ...letter }: ReadLetter, agencyId: string) {
  const { number, effective, expires, states, lines, note } = letter;
  return { number, agencyId, effective, expires, states, lines, note };
}

/** Whether an organization of a type issues letters. */
export function isIssuer(type: OrganizationType): boolean {
  return issuerTypes.includes(type);
}
