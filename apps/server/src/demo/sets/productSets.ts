import { lookupSet } from '../dsl/lookupSet.ts';
import { staticSet } from '../dsl/staticSet.ts';

/** What product templates choose from; the values are the names of components of the product. */
export const productSets = [
  staticSet(
    'Rating Adapters',
    'How a product is rated.',
    `
    Commercial lines rating|commercialLinesRatingAdapter; Auto rating|autoRatingAdapter
    Workers compensation rating|workersCompensationRatingAdapter; Marine rating|marineRatingAdapter
    Specialty rating, by an underwriter|specialtyRatingAdapter
    `,
  ),
  staticSet(
    'Quoting Adapters',
    'How a quote of a product is made.',
    `
    Standard quote|standardQuotingAdapter; Instant quote|instantQuotingAdapter
    Manuscript quote|manuscriptQuotingAdapter
    `,
  ),
  staticSet(
    'SectionAdapter Dynamic DataSet Generator',
    'How a section of a proposal or a binder is made.',
    `
    Document template|documentSectionAdapter; Form template|formSectionAdapter
    Table of contents|contentsSectionAdapter; Attached file|attachmentSectionAdapter
    `,
  ),
  staticSet(
    'Section Template Rule Actions',
    'How a conditional section is included where its rule says it otherwise than usual.',
    `
    on a page of its own|ownPage; right after the cover letter|afterCover
    as an appendix|appendix; in the binder only when it was in the proposal|asProposed
    `,
  ),
  staticSet(
    'Policy Adapters',
    'How a policy of a product is issued.',
    'Policy issuance|policyIssuanceAdapter; Fronted issuance|frontedIssuanceAdapter; Manual issuance|manualIssuanceAdapter',
  ),
  staticSet(
    'External Reports',
    'Reports that are ordered from others for a submission.',
    `
    Loss runs|lossRuns; Motor vehicle records|motorVehicleRecords; Credit report|creditReport
    Property inspection|propertyInspection; Catastrophe model|catastropheModel
    Experience rating worksheet|experienceRating; Security scan|securityScan; SEC filings|secFilings
    Work in progress schedule|workInProgress
    `,
  ),
  lookupSet('Product Templates By Type'),
];
