/** The names of kinds, for kinds that refer to each other. */
export const kindNames = {
  configuredFile: 'ConfiguredFile',
  dataSet: 'DataSet',
  emailTemplate: 'NotificationEmailTemplate',
  formTemplate: 'FormTemplate',
  organization: 'Organization',
  permission: 'Permission',
  popupTemplate: 'NotificationPopupTemplate',
  preference: 'DefaultPreference',
  product: 'Product',
  rule: 'Rule',
  ruleSet: 'RuleSet',
  scoringRule: 'ScoringRule',
  sectionTemplate: 'SectionTemplate',
  stateRate: 'StateRate',
  user: 'User',
} as const;
