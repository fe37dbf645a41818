import { triggerRuleNames } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { formTypes } from '../../kinds/formTemplate/formTemplateTypes.ts';
import { conditionOf, formTemplate, showWhen } from '../dsl/formTemplate.ts';
import type { DemoFormTemplateSeed } from '../types.ts';
import { casualtyLines } from './casualtyLines.ts';
import { type Line, propertyLines } from './lines.ts';

const premium = "Math.round(multiply(fieldValue('FORM', 'basePremium'), fieldValue('FORM', 'modifier')))";

/** How a line is rated, in three versions: in use, about to be, and being worked on. */
function ratingForms({ prefix, product, ratedFor, rating, rule }: Line): DemoFormTemplateSeed[] {
  const name = `${prefix}Rating`;
  const shown = `${rule.shown} {if ${rule.name}}`;
  const fieldRules = [
    showWhen(rule.name, `What ${product} asks for when the risk is exposed.`, [
      `${name}|${rule.field}`,
      ...rule.values,
    ]),
  ];
  const result = `
    # Premium
    money basePremium: Base premium {carrier} | number modifier: Modifier {carrier; tip All credits and debits multiplied.}
    money finalPremium: Final premium {carrier; value ${premium.replaceAll('FORM', name)}}`;
  const [risk = '', exposure = ''] = rating.split(/(?=# Exposure)/);
  const texts = [
    `# Risk ${risk} ${exposure} ${result}`,
    `# Risk ${risk} ${shown} \n ${exposure} ${result}`,
    `# Risk ${risk} ${shown} \n ${exposure} ${result}
    area ratingNotes: Notes on the rating {carrier}`,
  ];
  return texts.map((text, index) =>
    formTemplate(
      name,
      `${product} Rating`,
      {
        ...{
          version: index + 1,
          type: formTypes.rating,
          products: [product],
          fieldRules: index === 0 ? [] : fieldRules,
        },
        ...{ status: ([1, 2, 0] as const)[index] ?? 0, ordering: 10, proposalLevel: false },
        ...{ repeatable: ratedFor !== undefined, linkFormTemplateUniqueName: ratedFor ?? null },
      },
      text,
    ),
  );
}

function quotingForm({ prefix, product, quoting }: Line): DemoFormTemplateSeed {
  return formTemplate(
    `${prefix}Quoting`,
    `${product} Quote Options`,
    { type: formTypes.quoting, products: [product], ordering: 20, version: 2 },
    `
    # Options
    ${quoting}
    # Price
    money quotedPremium: Quoted premium {required; link ${prefix}Rating.finalPremium}
    list billingPlan: Billing plan = Billing Plan | list minimumEarned: Minimum earned premium = Minimum Earned Premium
    date quoteExpiration: Quote expires on {required; tip Thirty days from today, unless the authority says otherwise.}
    yesNo subjectToInspection: Is the quote subject to an inspection? = Yes No
    `,
  );
}

/** Asked for when a quote was accepted, and the underwriter has to bind it. */
function bindingForm({ prefix, product }: Line): DemoFormTemplateSeed {
  return formTemplate(
    `${prefix}Binding`,
    `${product} Binding`,
    {
      ...{
        type: formTypes.underwriterBinding,
        products: [product],
        ordering: 30,
        status: 2,
        proposalLevel: true,
      },
      triggerRule: {
        name: triggerRuleNames.conditional,
        condition: conditionOf([`${prefix}Quoting|minimumEarned`, '25', '50', '100']),
      },
    },
    `
    # Bind
    date bindDate: Bound on {required} | money boundPremium: Bound premium {carrier; value fieldValue('${prefix}Quoting', 'quotedPremium')}
    list writingCompany: Writing company = Writing Company {required}
    lists subjectivities: Open subjectivities = Subjectivity
    list authorityLevel: Authority = Underwriting Authority Level {carrier}
    radio tria: Terrorism coverage = TRIA Election {required; tip The insured must be offered it, and may decline.}
    # Acceptance
    yesNo depositReceived: Has the deposit been received? = Yes No
    upload signedAcceptance: Signed acceptance
    `,
  );
}

function policyForm({ prefix, product, policy }: Line): DemoFormTemplateSeed {
  return formTemplate(
    `${prefix}PolicyForm`,
    `${product} Policy`,
    { type: 28, products: [product], ordering: 40, version: 3, includedInEndorsement: false },
    `
    # Policy
    list policyTerm: Term = Policy Term {required}
    ${policy}
    # Documents
    lists documents: Documents to issue = Document Type
    list delivery: Delivery = Document Delivery Method
    yesNo certificatesWanted: Are certificates wanted? = Yes No
    `,
  );
}

/** The forms of eight lines of business: rating, quoting, binding and the policy. */
export const lineForms: DemoFormTemplateSeed[] = [...propertyLines, ...casualtyLines].flatMap((line) => [
  ...ratingForms(line),
  quotingForm(line),
  bindingForm(line),
  policyForm(line),
]);
