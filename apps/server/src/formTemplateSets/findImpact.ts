import type { FormTemplateChange, FormTemplateImpact } from '@studio/api';
import { and, eq, inArray } from 'drizzle-orm';
import { findFormReferences } from '../kinds/formTemplate/findFormReferences.ts';
import type { KindRegistry } from '../kinds/KindRegistry.ts';
import { kindNames } from '../kinds/kindNames.ts';
import type { Queries } from '../store/Database.ts';
import { nameKey } from '../store/nameKey.ts';
import { reference } from '../store/schema.ts';

/** What changes or removes refer to, and what refers to it. */
export interface Impact {
  impact: FormTemplateImpact[];
  /** How many more forms and fields are named by something. */
  moreImpact: number;
}

interface Target {
  uniqueName: string;
  /** Null for the whole form. */
  variableName: string | null;
  fate: FormTemplateImpact['fate'];
}

/** The limit of forms and fields that are returned with what names them. */
const mostTargets = 100;
const namesAtOnce = 1000;

/** The properties of a field that decide what its values are. */
const deciding: ReadonlySet<string> = new Set([
  ...['type', 'dynamicDataSet', 'validator', 'numberDomain', 'options', 'hidden'],
]);

/** What names the forms that go, have another name, other settings or rules, and the fields that go, have another name or other values. */
export async function findImpact(
  queries: Queries,
  registry: KindRegistry,
  changes: readonly FormTemplateChange[],
): Promise<Impact> {
  const targets = changes.flatMap(targetsOf);
  const named = await findNamed(queries, new Set(targets.map(({ uniqueName }) => uniqueName)));
  const wanted = targets.filter(({ uniqueName, variableName }) =>
    named.get(nameKey(uniqueName))?.has(variableName ?? ''),
  );
  const impact: FormTemplateImpact[] = [];
  for (const target of wanted.slice(0, mostTargets)) {
    const { uniqueName, variableName: field } = target;
    const references = await findFormReferences(queries, registry, { uniqueName, field, isOwnLeftOut: true });
    if (references.length > 0) impact.push({ ...target, references });
  }
  return { impact, moreImpact: Math.max(0, wanted.length - mostTargets) };
}

function targetsOf({ uniqueName, formerName, fate, parts, fields }: FormTemplateChange): Target[] {
  if (fate === 'removed') return [{ uniqueName, variableName: null, fate }];
  const before = formerName ?? uniqueName;
  const whole = wholeFate(formerName !== null, parts);
  const changed = fields.flatMap((field): Target[] => {
    if (field.fate === 'added') return [];
    const isDeciding = field.properties.some((property) => deciding.has(property));
    if (field.fate === 'changed' && !isDeciding) return [];
    return [{ uniqueName: before, variableName: field.formerName ?? field.variableName, fate: field.fate }];
  });
  return [...(whole === null ? [] : [{ uniqueName: before, variableName: null, fate: whole }]), ...changed];
}

/** What became of a form as a whole: settings and rules decide when and how often it is there, and for what. */
function wholeFate(isRenamed: boolean, parts: FormTemplateChange['parts']): Target['fate'] | null {
  if (isRenamed) return 'renamed';
  return parts.includes('settings') || parts.includes('rules') ? 'changed' : null;
}

/** Which parts of these forms something names, by the keys of their names; an empty part means any. */
async function findNamed(
  queries: Queries,
  names: ReadonlySet<string>,
): Promise<Map<string, ReadonlySet<string>>> {
  const keys = [...names].map(nameKey);
  const found = new Map<string, Set<string>>();
  for (let start = 0; start < keys.length; start += namesAtOnce) {
    const rows = await queries
      .selectDistinct({ key: reference.toKey, part: reference.toPart })
      .from(reference)
      .where(
        and(
          eq(reference.toKind, kindNames.formTemplate),
          inArray(reference.toKey, keys.slice(start, start + namesAtOnce)),
        ),
      );
    for (const { key, part } of rows) {
      const parts = found.get(key) ?? new Set<string>(['']);
      parts.add(part);
      found.set(key, parts);
    }
  }
  return found;
}
