import { dataSetModule } from './dataSet/dataSetModule.ts';
import { emailTemplateModule } from './emailTemplate/emailTemplateModule.ts';
import { formTemplateModule } from './formTemplate/formTemplateModule.ts';
import { anyModule } from './KindModule.ts';
import { createRegistry } from './KindRegistry.ts';
import { organizationModule } from './organization/organizationModule.ts';
import { popupTemplateModule } from './popupTemplate/popupTemplateModule.ts';
import { productModule } from './product/productModule.ts';
import { roleModule } from './role/roleModule.ts';
import { ruleModule } from './rule/ruleModule.ts';
import { userModule } from './user/userModule.ts';

/** Every kind there is. A new one is one line here. */
export const registry = createRegistry([
  anyModule(dataSetModule),
  anyModule(formTemplateModule),
  anyModule(ruleModule),
  anyModule(productModule),
  anyModule(organizationModule),
  anyModule(emailTemplateModule),
  anyModule(popupTemplateModule),
  anyModule(roleModule),
  anyModule(userModule),
]);
