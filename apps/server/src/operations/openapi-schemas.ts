import { auditDetailSchema } from '@plumbline/contract/api/administration/operations.ts';
import {
  categoryNodeSchema,
  engineInfoSchema,
  libraryItemSchema,
} from '@plumbline/contract/api/catalogue.ts';
import { userInfoSchema, vipInfoSchema } from '@plumbline/contract/api/identity.ts';
import { taskSchema } from '@plumbline/contract/api/tasks.ts';
import { failureSchema } from '@plumbline/contract/envelope.ts';
import { localisedTextSchema } from '@plumbline/contract/scalars.ts';
import { z } from 'zod';

/** Schemas that the document names instead of repeating them in every route; a recursive one has to be here. */
export const openApiSchemas = z.registry<{ id: string }>();
openApiSchemas.add(failureSchema, { id: 'Failure' });
openApiSchemas.add(localisedTextSchema, { id: 'LocalisedText' });
openApiSchemas.add(categoryNodeSchema, { id: 'CategoryNode' });
openApiSchemas.add(libraryItemSchema, { id: 'LibraryItem' });
openApiSchemas.add(engineInfoSchema, { id: 'EngineInfo' });
openApiSchemas.add(taskSchema, { id: 'Task' });
openApiSchemas.add(userInfoSchema, { id: 'UserInfo' });
openApiSchemas.add(vipInfoSchema, { id: 'VipInfo' });
openApiSchemas.add(auditDetailSchema, { id: 'AuditDetail' });
