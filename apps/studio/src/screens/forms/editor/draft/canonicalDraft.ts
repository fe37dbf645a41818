import { blankPart, type FormDraft, type FormPart } from './FormDraft.ts';

const known = new WeakMap<readonly FormPart[], readonly FormPart[]>();

/**
 * The draft as it is saved and loaded again: fields are in a section, and the first of a section is beside none. The same
 * draft when it is so already.
 */
export function canonicalDraft(draft: FormDraft): FormDraft {
  const parts = known.get(draft.parts) ?? canonicalParts(draft.parts);
  known.set(draft.parts, parts);
  return parts === draft.parts ? draft : { ...draft, parts };
}

function canonicalParts(parts: readonly FormPart[]): readonly FormPart[] {
  const [first] = parts;
  const all = first === undefined || first.isHead ? parts : [headBefore(first), ...parts];
  const next = all.map((part, index) => {
    const mayStandBeside = !part.isHead && all[index - 1]?.isHead === false;
    return part.isBeside && !mayStandBeside ? { ...part, isBeside: false } : part;
  });
  return next.length === parts.length && next.every((part, index) => part === parts[index]) ? parts : next;
}

/** The head of fields that have lost theirs: the same each time. */
function headBefore(field: FormPart): FormPart {
  return { ...blankPart(`head-of-${field.key}`), isHead: true };
}
