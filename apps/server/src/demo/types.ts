import type { UserType } from '../access/userTypes.ts';
import type { ConfiguredFileDoc } from '../kinds/configuredFile/ConfiguredFileDoc.ts';
import type { SubmissionRole } from '../kinds/emailTemplate/submissionRoles.ts';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import type { OrganizationDoc } from '../kinds/organization/OrganizationDoc.ts';
import type { PermissionDoc } from '../kinds/permission/permissionKind.ts';
import type { ProductDoc } from '../kinds/product/ProductDoc.ts';
import type { RuleStatusCode } from '../kinds/rule/RuleDoc.ts';
import type { RuleSetDoc } from '../kinds/ruleSet/ruleSetModule.ts';
import type { ScoringRuleDoc } from '../kinds/scoringRule/ScoringRuleDoc.ts';
import type { SectionTemplateDoc } from '../kinds/sectionTemplate/SectionTemplateDoc.ts';
import type { JsonObject } from '../store/JsonObject.ts';

/** What a document of a product is written as. */
export type DocumentType = 'pdf' | 'rtf' | 'html';

/** 0 Static, 1 Custom, 2 Product/Field Dependent, 3 Repeating Form. */
export type DemoDataSetType = 0 | 1 | 2 | 3;

/** One row of a set's criteria table: the item with `value` is offered when product and fields match. */
export interface DemoCriterion {
  /** Name of the set that owns the criterion. */
  dataSetName: string;
  /** Value of the item that the criterion applies to. */
  value: string;
  /** Name of a product; null means any product. */
  productName: string | null;
  /** Value of the first source field of the dependency; null means any value. */
  fieldValue1: string | null;
  fieldValue2: string | null;
  fieldValue3: string | null;
  /** Position in the criteria table of the whole set, from 0. */
  ordering: number;
}

export interface DemoDataItem {
  /** Shown to people as Label; unique within the set. */
  name: string;
  /** Unique within the set. */
  value: string;
  /** Name of the group, '' for items of the unnamed group. */
  grouping: string;
  /** Position across all groups in display order, from 0. */
  ordering: number;
  /** Priority as the default value, an integer from 1; null for none. Product/Field Dependent sets only. */
  defaultPrecedence: number | null;
  enhancedDynamicDataItemCriteriaList: DemoCriterion[];
}

export interface DemoSourceField {
  formTemplateUniqueName: string;
  fieldName: string;
  /** Form and field joined by '|'. */
  key: string;
}

export interface DemoDependency {
  productDependent: boolean;
  /** At most 3; their order is the order of `fieldValue1` to `fieldValue3` in the criteria. */
  sourceFieldDependencies: DemoSourceField[];
}

/** A data set before its author and time are known. */
export interface DemoDataSetSeed {
  /** At most 1000 characters; unique among all sets. */
  name: string;
  /** At most 1000 characters. */
  description: string;
  type: DemoDataSetType;
  /** Null for static sets alone. */
  dynamicDefault: boolean | null;
  /** True when the items of the set are searched on the server. */
  supportSearch: boolean;
  minSearchStringLength: number;
  generatorBeanName: string | null;
  repeatingFormTemplateUniqueName: string | null;
  clearInvalidFieldValue: boolean;
  /** True locks the name, because the product itself looks the set up by it. */
  required: boolean;
  /** Empty for Custom and Repeating Form sets, whose items are generated. */
  items: DemoDataItem[];
  dynamicDataSetDependency: DemoDependency | null;
}

/** Who changed a document last, and when. */
export interface DemoAuthorship {
  /** Id of one of `DemoContent.users`. */
  lastModifiedById: string;
  /** Epoch milliseconds UTC, never after the `now` that the content was built for. */
  timeLastModified: number;
}

export type DemoDataSet = DemoDataSetSeed & DemoAuthorship;

/** A file of a document. */
export interface DemoFile {
  bytes: Buffer;
}

/** A product before its author, time and documents are known. */
export type DemoProductSeed = Omit<ProductDoc, 'quoteTemplate' | 'binderTemplate'> & {
  /** The types of its documents. */
  documents: { quote?: DocumentType; binder?: DocumentType };
};

export type DemoProduct = ProductDoc & DemoAuthorship;

/** A form template before its author and time are known. */
export type DemoFormTemplateSeed = FormTemplateDoc;

export type DemoFormTemplate = DemoFormTemplateSeed & DemoAuthorship;

/** The value of a field of a form. */
export interface DemoFieldValue {
  kind: 'FieldValue';
  formTemplateUniqueName: string;
  fieldName: string;
  variableName: string;
  typeName: string;
}

/** What a case has besides fields and properties. */
export interface DemoVariableValue {
  kind: 'VariableValue';
  variableName: string;
  typeName: string;
  variableMethod: string;
}

/** One item of a data set, by its value. */
export interface DemoDataSetItemValue {
  kind: 'DataSetItemValue';
  datasetName: string;
  entityUri: string;
}

/** Whatever is written in the rule itself. */
export interface DemoLiteralValue {
  kind: 'LiteralValue';
  typeName: 'String' | 'Integer' | 'Double' | 'Boolean' | 'Date';
  valueString: string;
}

type DemoRuleValue = DemoDataSetItemValue | DemoLiteralValue;

export interface DemoBinaryCondition {
  kind: 'BinaryCondition';
  id?: string;
  lhs: DemoFieldValue | DemoVariableValue;
  operatorName: string;
  /** None for 'exists', a list for 'isInList'. */
  rhs?: DemoRuleValue | DemoRuleValue[];
}

export interface DemoCompositeCondition {
  kind: 'CompositeCondition';
  id?: string;
  operator: 'and' | 'or';
  subconditions: (DemoBinaryCondition | DemoCompositeCondition)[];
}

export interface DemoRuleAction {
  kind: 'ParameterizedAction';
  id?: string;
  /** The sentence shown to people; parameters are in braces. */
  expression: string;
  /** `expression` names the data set that fills the blank. */
  parameters: { name: string; value: string; typeName: string; expression: string }[];
}

export interface DemoRuleSeed {
  /** At most 100 characters. */
  name: string;
  /** At most 255 characters. */
  description: string;
  ruleSetName: string;
  /** 0 to 9999; a higher number runs first. */
  priority: number;
  status: RuleStatusCode;
  /** At most 10. */
  tags: string[];
  condition: DemoCompositeCondition;
  actions: DemoRuleAction[];
}

export type DemoRuleSet = RuleSetDoc & DemoAuthorship;

export type DemoRule = DemoRuleSeed & DemoAuthorship;

export interface DemoUserSeed {
  id: string;
  /** Name for the sign-in, null for an author who cannot sign in. */
  username: 'admin' | 'author' | 'viewer' | null;
  name: string;
  /** Null for the account that the product itself writes under. */
  emailAddress: string | null;
  phoneNumber: string | null;
  cellPhoneNumber: string | null;
  faxNumber: string | null;
  /** Id of one of `DemoContent.organizations`; null for the account that the product itself writes under. */
  organizationId: string | null;
  /** A PNG file; null for those who have none. */
  portrait: Buffer | null;
  userType: UserType;
  /** Of the permissions of the user type. */
  roleNames: string[];
}

export type DemoUser = DemoUserSeed & DemoAuthorship;

export type DemoPermissions = PermissionDoc & DemoAuthorship;

export type DemoOrganization = OrganizationDoc & DemoAuthorship;

export interface DemoRecipient {
  /** An e-mail address, which holds an '@', or one of the submission roles. */
  address: string;
  /** Equal to `address` for a role, null for an e-mail address. */
  role: SubmissionRole | null;
}

export interface DemoEmailTemplateSeed {
  /** Unique among the e-mail templates. */
  name: string;
  enabled: boolean;
  defaultSelectedOption: 'STANDARD' | 'CUSTOM' | 'NONE';
  /** False locks the name, too, because the product itself sends the e-mail. */
  deletable: boolean;
  to: DemoRecipient[];
  cc: DemoRecipient[];
  bcc: DemoRecipient[];
  /** May hold placeholders such as `{{policyNumber}}`, as the body may. */
  subject: string;
  /** HTML without entities. */
  body: string;
  /** The event, in capitals joined by '_'; several templates may be about the same one. */
  type: string;
}

export type DemoEmailTemplate = DemoEmailTemplateSeed & DemoAuthorship;

export interface DemoPopupTemplateSeed {
  /** Unique among the pop-up templates. */
  name: string;
  enabled: boolean;
  title: string;
  /** Plain text with line breaks. */
  body: string;
  /** The console that does not show it; null shows it in both. */
  excludeConsole: 'Underwriter' | 'Producer' | null;
  /** False locks the name, too. */
  deletable: boolean;
}

export type DemoPopupTemplate = DemoPopupTemplateSeed & DemoAuthorship;

export type DemoScoringRuleSeed = ScoringRuleDoc;

export type DemoScoringRule = DemoScoringRuleSeed & DemoAuthorship;

export type DemoSectionTemplateSeed = SectionTemplateDoc;

export type DemoSectionTemplate = DemoSectionTemplateSeed & DemoAuthorship;

export type DemoConfiguredFile = ConfiguredFileDoc & DemoAuthorship;

/** A version of a document that a studio has one of, as its author saved it. */
export type DemoVersion<Doc> = DemoAuthorship & { doc: Doc };

/** Everything that an empty studio is filled with. */
export interface DemoContent {
  permissions: DemoPermissions[];
  users: DemoUser[];
  organizations: DemoOrganization[];
  products: DemoProduct[];
  /** The files of the documents of products and sections, and of files and icons. */
  files: DemoFile[];
  formTemplates: DemoFormTemplate[];
  ruleSets: DemoRuleSet[];
  rules: DemoRule[];
  scoringRules: DemoScoringRule[];
  sectionTemplates: DemoSectionTemplate[];
  dataSets: DemoDataSet[];
  emailTemplates: DemoEmailTemplate[];
  popupTemplates: DemoPopupTemplate[];
  configuredFiles: DemoConfiguredFile[];
  /** The documents that a studio has one of, by kind: the oldest version first. */
  singletons: [kindName: string, versions: DemoVersion<JsonObject>[]][];
}
