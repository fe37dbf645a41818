import { describe, expect, test } from 'vitest';
import type { PlainEditor } from '../../apps/studio/src/kernel/object/plain/definePlainEditor.ts';
import type { AnyPlainControl, AnyPlainField } from '../../apps/studio/src/kernel/object/plain/PlainField.ts';
import { settingsForm } from '../../apps/studio/src/screens/dataSets/settings/settingsForm.ts';
import { contractDocument } from '../support/contract/contract.ts';

/** A schema of the contract, as far as it limits a value. */
interface Limits {
  readonly $ref?: string;
  readonly type?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly enum?: readonly unknown[];
  readonly items?: Limits;
  readonly properties?: Readonly<Record<string, Limits>>;
}

/** A declared field or list, with what a list alone says. */
type Control = AnyPlainControl & {
  readonly maxItems?: number;
  readonly fields?: Readonly<Record<string, Partial<AnyPlainField>>>;
};

/** An operation of the contract, as far as its body is concerned. */
interface Operation {
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Limits }>> };
}

const contract = contractDocument as unknown as {
  readonly components: { readonly schemas: Readonly<Record<string, Limits>> };
  readonly paths: Readonly<Record<string, { readonly post?: Operation }>>;
};
const { schemas } = contract.components;

const routes = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../apps/studio/src/screens/*/editor/route.tsx',
  { eager: true },
);

/** The plain editors of all areas: what their routes export. */
const editors = Object.values(routes)
  .flatMap((route) => Object.values(route))
  .filter(isPlainEditor);

/** The forms of the console, with the names of the schemas that their bodies have. */
const forms: readonly (readonly [schema: string, controls: Readonly<Record<string, Control>>])[] = [
  ...editors
    .filter(({ definition }) => listBodyOf(definition.kind) === undefined)
    .map(({ definition, controls }) => [`${definition.kind.slice(1)}Write`, controls] as const),
  ['DataSetSettings', settingsForm.controls],
];

/** The plain editors of what is written as one list: their one list is the body. */
const listEditors = editors.flatMap(({ definition: { kind }, controls }) => {
  const body = listBodyOf(kind);
  return body === undefined ? [] : [[kind, Object.values<Control>(controls), body] as const];
});

test('the plain editors are found', () => {
  expect(listEditors.map(([kind]) => kind)).toContain('/DefaultPreference');
  expect(forms.map(([schema]) => schema)).toEqual(
    expect.arrayContaining(['NotificationEmailTemplateWrite', 'NotificationPopupTemplateWrite']),
  );
});

describe.each(listEditors)('%s, which is written as one list', (_kind, controls, body) => {
  test('has one list, which has the limits of the contract', () => {
    expect(controls).toHaveLength(1);
    for (const control of controls) compareLists(control, body.items ?? {}, body.maxItems);
  });
});

describe.each(forms)('%s', (name, controls) => {
  const properties = schemas[name]?.properties ?? {};
  const pairs = Object.entries(controls).map(([field, control]) => {
    const property = control.bodyName ?? field;
    return [property, control, resolve(properties[property])] as const;
  });

  test.each(pairs)('the field of %s has the limits of the contract', (_property, control, limits) => {
    expect(limits).toBeDefined();
    if (limits === undefined) return;
    if (limits.items === undefined) compareTexts(control, limits);
    else compareLists(control, limits.items, limits.maxItems);
    const { values } = control;
    if (values?.of === 'number') {
      expect([finite(values.min), finite(values.max)]).toEqual([limits.minimum, limits.maximum]);
    }
    if (values?.of === 'choice' && limits.enum !== undefined && control.bodyName === undefined) {
      const offered = values.values().filter((value) => value !== null);
      expect(limits.enum.filter((value) => value !== null)).toEqual(expect.arrayContaining(offered));
    }
  });
});

function compareTexts(control: Pick<Control, 'isRequired' | 'maxLength' | 'values'>, limits: Limits): void {
  const isTyped = control.values?.of === 'text' || control.values?.of === 'html';
  if (isTyped) expect(control.maxLength).toBe(limits.maxLength);
  if (isTyped && (limits.minLength ?? 0) > 0) expect(control.isRequired).toBe(true);
}

function compareLists({ maxItems, fields = {} }: Control, item: Limits, limit: number | undefined): void {
  expect(maxItems).toBe(limit);
  const schema = resolve(item) ?? {};
  for (const [name, field] of Object.entries(fields)) {
    const limits = schema.properties?.[name] ?? schema;
    // What is chosen is as long as it is offered.
    const isChosen = field.values?.of === 'choice';
    if (!isChosen && (field.values !== undefined || field.maxLength !== undefined)) {
      expect(field.maxLength, name).toBe(limits.maxLength);
    }
  }
}

/** The list that is written of a kind of which there is one object; undefined where objects are written one by one. */
function listBodyOf(kind: string): Limits | undefined {
  const bodies = Object.entries(contract.paths)
    .filter(([path]) => path.startsWith(`/rest${kind}/`))
    .map(([, { post }]) => resolve(post?.requestBody?.content?.['application/json']?.schema));
  return bodies.find((body) => body?.type === 'array' && body.items?.$ref !== undefined);
}

function resolve(limits: Limits | undefined): Limits | undefined {
  const name = limits?.$ref?.split('/').at(-1);
  return name === undefined ? limits : schemas[name];
}

function finite(limit: number): number | undefined {
  return Number.isFinite(limit) ? limit : undefined;
}

function isPlainEditor(value: unknown): value is PlainEditor<object, object> {
  return typeof value === 'object' && value !== null && 'controls' in value && 'definition' in value;
}
