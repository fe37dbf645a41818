/** The names of kinds, for kinds that refer to each other. */
export const kindNames = {
  dataSet: 'DataSet',
  emailTemplate: 'NotificationEmailTemplate',
  formTemplate: 'FormTemplate',
  organization: 'Organization',
  popupTemplate: 'NotificationPopupTemplate',
  product: 'Product',
  role: 'Role',
  rule: 'Rule',
  user: 'User',
} as const;
