import { configuredFileModule } from './configuredFile/configuredFileModule.ts';
import { dataSetModule } from './dataSet/dataSetModule.ts';
import { emailTemplateModule } from './emailTemplate/emailTemplateModule.ts';
import { formTemplateModule } from './formTemplate/formTemplateModule.ts';
import { anyModule } from './KindModule.ts';
import { createRegistry } from './KindRegistry.ts';
import { organizationModule } from './organization/organizationModule.ts';
import { permissionModule } from './permission/permissionModule.ts';
import { popupTemplateModule } from './popupTemplate/popupTemplateModule.ts';
import { preferenceModule } from './preference/preferenceModule.ts';
import { productModule } from './product/productModule.ts';
import { ruleModule } from './rule/ruleModule.ts';
import { ruleSetModule } from './ruleSet/ruleSetModule.ts';
import { scoringRuleModule } from './scoringRule/scoringRuleModule.ts';
import { sectionTemplateModule } from './sectionTemplate/sectionTemplateModule.ts';
import { stateRateModule } from './stateRate/stateRateModule.ts';
import { userModule } from './user/userModule.ts';

/** Every kind there is. A new one is one line here. */
export const registry = createRegistry([
  anyModule(dataSetModule),
  anyModule(formTemplateModule),
  anyModule(ruleSetModule),
  anyModule(ruleModule),
  anyModule(scoringRuleModule),
  anyModule(productModule),
  anyModule(stateRateModule),
  anyModule(organizationModule),
  anyModule(sectionTemplateModule),
  anyModule(emailTemplateModule),
  anyModule(popupTemplateModule),
  anyModule(configuredFileModule),
  anyModule(preferenceModule),
  anyModule(permissionModule),
  anyModule(userModule),
]);
