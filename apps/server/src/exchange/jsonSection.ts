import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import { documentId, optional } from './AttributeRule.ts';
import { many, one, sequence } from './ElementRule.ts';
import { element } from './element.ts';
import { jsonObjectRule } from './jsonRule.ts';
import { jsonXml } from './jsonXml.ts';
import { originOf, originRules } from './originRules.ts';
import type { Section } from './Section.ts';
import { unresolvedRule, unresolvedXml } from './unresolvedRule.ts';

interface JsonSectionOptions {
  /** Whether a document that is restored has the id that it had, because addresses name it. Default: a new one. */
  keepsIds?: boolean;
}

/** The section of a kind whose documents are written as the JSON that they are. */
export function jsonSection<Doc extends JsonObject>(
  name: string,
  elementName: string,
  kind: Kind<Doc>,
  { keepsIds = false }: JsonSectionOptions = {},
): Section<Doc> {
  return {
    name,
    kind,
    elementName,
    toXml: (document, unresolved) =>
      element(
        elementName,
        { ...(keepsIds && { id: document.id }), ...originOf(document) },
        [jsonXml(document.doc), ...unresolved.map(unresolvedXml)].join(''),
      ),
    rule: {
      ...sequence({
        attributes: { ...originRules, id: optional(documentId) },
        children: { map: one(jsonObjectRule), unresolved: many(unresolvedRule) },
        finish: ({ id }, { map: doc, unresolved }) => ({ doc, unresolved, id: keepsIds ? id : null }),
      }),
      salvage: ({ byName }) => {
        const [doc] = (byName.get('map') ?? []) as (JsonObject | null)[];
        return { doc: doc ?? {}, unresolved: [], id: null };
      },
      placed: ({ doc }) => doc,
    },
    check: (doc) => {
      const { violations } = kind.validate(doc);
      // What passes is a document of the kind.
      return violations.length > 0
        ? { violations, doc: null }
        : { violations: [], doc: doc as Doc, toGiven: (pointer) => pointer };
    },
    replace: (_stored, doc) => doc,
  };
}
