import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import { many, one, sequence } from './ElementRule.ts';
import { element } from './element.ts';
import { jsonObjectRule } from './jsonRule.ts';
import { jsonXml } from './jsonXml.ts';
import { originOf, originRules } from './originRules.ts';
import type { Section } from './Section.ts';
import { unresolvedRule, unresolvedXml } from './unresolvedRule.ts';

/** The section of a kind whose documents are written as the JSON that they are. */
export function jsonSection<Doc extends JsonObject>(
  name: string,
  elementName: string,
  kind: Kind<Doc>,
): Section<Doc> {
  return {
    name,
    kind,
    elementName,
    toXml: (document, unresolved) =>
      element(
        elementName,
        originOf(document),
        [jsonXml(document.doc), ...unresolved.map(unresolvedXml)].join(''),
      ),
    rule: {
      ...sequence({
        attributes: originRules,
        children: { map: one(jsonObjectRule), unresolved: many(unresolvedRule) },
        finish: (_origin, { map: doc, unresolved }) => ({ doc, unresolved }),
      }),
      placed: ({ doc }) => doc,
    },
    check: (doc) => {
      const violations = kind.validate(doc);
      // What passes is a document of the kind.
      return violations.length > 0
        ? { violations, doc: null }
        : { violations: [], doc: doc as Doc, toGiven: (pointer) => pointer };
    },
    replace: (_stored, doc) => doc,
  };
}
