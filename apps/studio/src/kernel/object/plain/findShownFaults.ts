import { isProblem, type RuleViolation } from '@studio/api';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { equal } from '../../editor/equal.ts';
import { failurePlaces } from '../../editor/failurePlaces.ts';
import { type AnyRows, comparableRow, filledRows } from '../../editor/fields/comparableRow.ts';
import type { DraftRow } from '../../editor/fields/FieldDefinitions.ts';
import type { FieldFault } from '../../editor/fields/findFaults.ts';
import { objectText } from '../object.messages.ts';
import type { AnyPlainControl, RowFaults } from './PlainField.ts';

/** The messages and their places: by the names of fields and lists, and by rows. The first of what is wrong with each. */
export interface ShownFaults {
  readonly fields: Readonly<Record<string, string>>;
  /** The same without what is wrong with single rows. */
  readonly whole: Readonly<Record<string, string>>;
  /** By the name of the list. */
  readonly rows: Readonly<Record<string, RowFaults>>;
}

/** A failed save, and the draft that it would have saved. */
export interface FailedSave {
  readonly error: unknown;
  readonly draft: object;
}

/** The input that the messages of a draft are made of. */
export interface ShownFaultsInput {
  readonly faults: readonly FieldFault[];
  readonly touched: ReadonlySet<string>;
  readonly failure: FailedSave | null;
  readonly draft: object;
  /** Fields and lists by their names. */
  readonly controls: Readonly<Record<string, Pick<AnyPlainControl, 'bodyName' | 'label'>>>;
  /** The lists among them. */
  readonly lists: Readonly<Record<string, AnyRows>>;
  readonly nameField: string;
}

/**
 * The messages at fields, lists and rows: what the screen finds wrong with those that were touched, and what the server has found wrong with those that have
 * not been changed since. A name that is taken (409) is shown at `nameField`; all that is wrong with rows, at their list, too.
 */
export function findShownFaults(input: ShownFaultsInput): ShownFaults {
  const own = input.faults.filter(({ row, field }) => input.touched.has(row?.list ?? field));
  const refused = refusalsOf(input);
  const rows: Record<string, Map<string, Record<string, string>>> = {};
  for (const { row, field, reason } of [...own, ...refused]) {
    if (row === null) continue;
    const ofList = rows[row.list] ?? new Map<string, Record<string, string>>();
    rows[row.list] = ofList;
    const ofRow = ofList.get(row.key) ?? {};
    ofList.set(row.key, ofRow);
    ofRow[field] ??= reason;
  }
  const join = (each: (fault: FieldFault) => boolean) => ({
    ...allOf(refused.filter(each)),
    ...allOf(own.filter(each)),
  });
  return { fields: join(() => true), whole: join(({ row }) => row === null), rows };
}

/** How many faults of a refusal are shown that belong to no field. */
const maxListed = 3;

/** The faults of a refusal that are shown at no field: those that belong to none, and to those that are not shown. */
export interface RefusalPlaces {
  /** Fields and lists by their names. */
  readonly controls: Readonly<Record<string, Pick<AnyPlainControl, 'bodyName' | 'isShown' | 'label'>>>;
  readonly nameField: string;
  /** What was sent. */
  readonly draft: object;
}

/** The part of a refusal that is shown at no field; null when all of it is. */
export function unplacedRefusal(error: unknown, places: RefusalPlaces): string | null {
  const violations = violationsOf(error, places.nameField);
  if (violations.length === 0) return describeError(error);
  const others = unplacedViolations(violations, places);
  return others.length === 0 ? null : others.slice(0, maxListed).join(' ');
}

/** What the server found wrong with a body and no field says, each in words; what belongs to a field that is not shown, with its label. */
export function unplacedRefusals(
  refusals: readonly RuleViolation[],
  places: Omit<RefusalPlaces, 'nameField'>,
): readonly string[] {
  return unplacedViolations(refusals.map(toViolation), places);
}

function unplacedViolations(
  violations: readonly Violation[],
  { controls, draft }: Omit<RefusalPlaces, 'nameField'>,
): readonly string[] {
  const named = violations.map((violation) => asNamed(violation, controls));
  return named.flatMap(({ path: [bodyName], reason }) => {
    const control = controls[fieldNamed(controls, bodyName) ?? ''];
    if (control === undefined) return [reason];
    const isHidden = control.isShown?.(draft) === false;
    return isHidden ? [objectText('field.hiddenRefused', { label: control.label, reason })] : [];
  });
}

/** The messages by each name, each once. */
function allOf(faults: readonly FieldFault[]): Readonly<Record<string, string>> {
  const byName = Map.groupBy(faults, ({ row, field }) => row?.list ?? field);
  const messages = [...byName].map(
    ([name, some]) => [name, [...new Set(some.map(({ reason }) => reason))].join(' ')] as const,
  );
  return Object.fromEntries(messages);
}

/** What the server has found wrong with what is still as it was. */
function refusalsOf(input: ShownFaultsInput): readonly FieldFault[] {
  const { failure, draft, controls, lists, nameField } = input;
  if (failure === null) return [];
  const now = draft as Readonly<Record<string, unknown>>;
  const then = failure.draft as Readonly<Record<string, unknown>>;
  return violationsOf(failure.error, nameField)
    .map((violation) => asNamed(violation, controls))
    .flatMap(({ path: [bodyName, ...path], reason }): FieldFault[] => {
      const field = fieldNamed(controls, bodyName);
      if (field === undefined) return [];
      const list = lists[field];
      const row = list && refusedRow(list, then[field], path[0]);
      if (list && row) {
        const isThere = rowsOf(now[field]).some((each) => each.key === row.key && isSame(list, each, row));
        return isThere ? [{ row: { list: field, key: row.key }, field: path[1] ?? '', reason }] : [];
      }
      return now[field] === then[field] ? [{ row: null, field, reason }] : [];
    });
}

/** A violation in a body that is a list, as one in an object that has the list under an empty name. */
function asNamed({ path, reason }: Violation, controls: ShownFaultsInput['controls']): Violation {
  const isList = fieldNamed(controls, '') !== undefined;
  return { path: isList ? ['', ...path] : path, reason };
}

/** The field that goes by a name in what is sent. */
function fieldNamed(
  controls: ShownFaultsInput['controls'],
  bodyName: string | undefined,
): string | undefined {
  return Object.keys(controls).find((name) => (controls[name]?.bodyName ?? name) === bodyName);
}

/** The row that was sent at a place of a list. */
function refusedRow(list: AnyRows, rows: unknown, index: string | undefined): DraftRow | undefined {
  return index === undefined ? undefined : filledRows(list, rowsOf(rows))[Number(index)];
}

function isSame(list: AnyRows, one: DraftRow, other: DraftRow): boolean {
  return equal(comparableRow(list, one), comparableRow(list, other));
}

function rowsOf(value: unknown): readonly DraftRow[] {
  return Array.isArray(value) ? value : [];
}

/** Something that is wrong with a body, by its path there. */
interface Violation {
  readonly path: readonly string[];
  readonly reason: string;
}

function toViolation({ pointer, message }: RuleViolation): Violation {
  return { path: pointer.split('/').slice(1), reason: message };
}

/** What is wrong with single places, by an answer, or by its absence. */
function violationsOf(error: unknown, nameField: string): readonly Violation[] {
  if (isProblem(error, 409)) return [{ path: [nameField], reason: describeError(error) }];
  return (failurePlaces(error)?.errors ?? []).map(toViolation);
}
