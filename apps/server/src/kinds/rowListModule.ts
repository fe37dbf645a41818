import type { AuthorizationKey } from '@studio/api';
import { jsonSection } from '../exchange/jsonSection.ts';
import type { OperationId } from '../http/Operation.ts';
import { checkShape, whole } from '../store/checkShape.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import { checkUnique } from './checkUnique.ts';
import type { KindModule } from './KindModule.ts';
import { keyedRows, readRows } from './keyedRows.ts';
import { singletonKind } from './SingletonRules.ts';
import { singletonModule } from './singletonActions.ts';

/** A document of rows, in the order in which they were saved. A row is stored as the contract has it. */
export type RowListDoc<Row extends JsonObject> = { rows: Row[] };

/** What a kind declares whose one document is a list of rows. */
export interface RowListInput<Row extends JsonObject> {
  /** Its name in `kindNames`: addresses begin with it. */
  readonly name: string;
  /** What messages call the document, one row, and several rows. */
  readonly noun: string;
  readonly one: string;
  readonly many: string;
  readonly operations: Readonly<Record<'get' | 'update' | 'versions' | 'version', OperationId>>;
  /** What writing it takes. */
  readonly permission: AuthorizationKey;
  /** Its section of backups, such as 'Default Preferences'. */
  readonly section: string;
  /** The property by which a row is known, which is a text: no two rows have the same. */
  readonly key: keyof Row & string;
  /** The properties of a row as JSON schemas, with the limits of the contract: what is restored is checked by them. */
  readonly row: Readonly<Record<keyof Row & string, object>>;
  /** Rows at most, as the contract has it. */
  readonly maxRows: number;
  /** What the history says of a row besides its key. */
  textOf(row: Row): string;
}

/** Makes the module of such a kind. Two people's changes are merged row by row. */
export function rowListModule<Row extends JsonObject>(input: RowListInput<Row>): KindModule<RowListDoc<Row>> {
  const { name, noun, one, many, operations, permission, section, key, row, maxRows, textOf } = input;
  const keyOf = (each: Row) => String(each[key]);
  const kind: Kind<RowListDoc<Row>> = {
    ...singletonKind,
    ...{ name, noun },
    validate: checkShape<RowListDoc<Row>>(
      whole({ rows: { type: 'array', maxItems: maxRows, items: whole(row) } }),
      ({ rows }) => checkUnique(rows.map(keyOf), one, (index) => `/rows/${index}/${key}`),
    ),
  };
  const { singleton, changes } = keyedRows({
    initial: { rows: [] },
    rowsOf: ({ rows }: RowListDoc<Row>) => rows,
    ...{ keyOf, textOf },
    pathOf: (each) => [keyOf(each)],
    toDoc: (rows) => ({ rows: [...rows] }),
  });
  return {
    ...singletonModule(permission),
    ...{ kind, operations, changes },
    ownerUri: `/${name}`,
    plural: many,
    singleton: {
      ...singleton,
      read: async (body) => {
        // The contract was checked before.
        const { rows, violations } = readRows<Row, Row>(body as Row[], {
          key,
          twice: (given) => `The ${one} '${keyOf(given)}' is there twice.`,
          read: (given) => given,
        });
        return { doc: { rows }, violations };
      },
    },
    view: ({ doc: { rows } }) => rows,
    section: jsonSection(section, elementNameOf(section), kind),
  };
}

/** `defaultPreferences` of 'Default Preferences'. */
function elementNameOf(section: string): string {
  return section.replaceAll(' ', '').replace(/^./, (first) => first.toLowerCase());
}
