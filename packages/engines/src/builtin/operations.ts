import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { Operation } from '../define-operation.ts';
import { architecturalRender } from './operations/architectural-render.ts';
import { indoorRender } from './operations/indoor-render.ts';

/** What the builtin engine can do. */
export const OPERATIONS: Readonly<Record<FunctionName, Operation>> = { architecturalRender, indoorRender };
