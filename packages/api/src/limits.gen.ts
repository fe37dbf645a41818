// Generated from openapi.yaml by `npm run generate -w @studio/api`. Do not edit.

/** What fields of the body of Organization may hold; lengths are in characters. */
export const organizationLimits = {
  name: { maxLength: 1000 },
  code: { maxLength: 100 },
  addressLine1: { maxLength: 1000 },
  addressLine2: { maxLength: 1000 },
  addressLine3: { maxLength: 1000 },
  city: { maxLength: 1000 },
  state: { maxLength: 100 },
  postalCode: { maxLength: 100 },
  phoneNumber: { maxLength: 100 },
  parentId: { maxLength: 200 },
} as const;

/** What fields of the body of UIFormTemplate may hold; lengths are in characters. */
export const uiFormTemplateLimits = {
  ordering: { min: -1, max: 1000000 },
  sections: { maxItems: 1000 },
  fieldRules: { maxItems: 1000 },
  cases: { maxItems: 500 },
  precedingFieldFormTemplateUniqueName: { maxLength: 1000 },
  precedingFieldVariableName: { maxLength: 1000 },
} as const;

/** What fields of the body of NotificationEmailTemplate may hold; lengths are in characters. */
export const notificationEmailTemplateLimits = {
  name: { isRequired: true, maxLength: 1000 },
  to: { maxItems: 500 },
  cc: { maxItems: 500 },
  bcc: { maxItems: 500 },
  subject: { maxLength: 1000 },
  body: { maxLength: 500000 },
  type: { maxLength: 1000 },
} as const;

/** What fields of the body of Rule may hold; lengths are in characters. */
export const ruleLimits = {
  name: { isRequired: true, maxLength: 1000 },
  description: { maxLength: 255 },
  ruleSetName: { isRequired: true, maxLength: 1000 },
  tags: { maxItems: 10 },
  priority: { min: 0, max: 9999 },
  actions: { maxItems: 200 },
} as const;

/** What fields of the body of NotificationPopupTemplate may hold; lengths are in characters. */
export const notificationPopupTemplateLimits = {
  name: { isRequired: true, maxLength: 1000 },
  title: { isRequired: true, maxLength: 1000 },
  body: { isRequired: true, maxLength: 100000 },
} as const;

/** What fields of the body of ProductTemplate may hold; lengths are in characters. */
export const productTemplateLimits = {
  name: { isRequired: true, maxLength: 1000 },
  shortName: { isRequired: true, maxLength: 1000 },
  externalName: { maxLength: 1000 },
  quoteSectionOrdering: { min: 0, max: 300 },
  autoRequestCancellationDaysBeforeExpiration: { min: 0, max: 300 },
  submissionProductTemplates: { maxLength: 60000 },
  externalReportGeneratorBeanNames: { maxLength: 60000 },
  ratingAdapterBeanName: { maxLength: 1000 },
  ratingOutputFormName: { maxLength: 1000 },
  quoteAdapterBeanName: { maxLength: 1000 },
  policyAdapterBeanName: { maxLength: 1000 },
  autoRequestCancellationReason: { maxLength: 1000 },
  quoteTemplateFileName: { maxLength: 1000 },
  quoteFileTemplateId: { min: -1, max: 281474976710655 },
  binderTemplateFileName: { maxLength: 1000 },
  binderFileTemplateId: { min: -1, max: 281474976710655 },
} as const;

/** What fields of the body of ScoringRule may hold; lengths are in characters. */
export const scoringRuleLimits = {
  name: { isRequired: true, maxLength: 1000 },
  scoringFolderName: { isRequired: true, maxLength: 255 },
  effectiveDateRangeBegin: { min: -8640000000000000, max: 8640000000000000 },
  effectiveDateRangeEnd: { min: -8640000000000000, max: 8640000000000000 },
  flags: { maxLength: 1000 },
  formTemplateUniqueName: { isRequired: true, maxLength: 1000 },
  variableName: { isRequired: true, maxLength: 1000 },
  triggerFieldFormTemplateUniqueName: { maxLength: 1000 },
  triggerFieldVariableName: { maxLength: 1000 },
  triggerFieldValue: { maxLength: 300000 },
  formulas: { maxItems: 5000 },
} as const;

/** What fields of the body of SectionTemplate may hold; lengths are in characters. */
export const sectionTemplateLimits = {
  name: { isRequired: true, maxLength: 1000 },
  description: { maxLength: 4000 },
  productTemplates: { maxItems: 500 },
  ordinalNumber: { min: 0, max: 999999 },
  formTemplateUniqueName: { maxLength: 1000 },
  adapterBeanName: { isRequired: true, maxLength: 1000 },
  documentTemplateName: { maxLength: 255 },
} as const;
