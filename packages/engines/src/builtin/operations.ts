import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import type { Operation } from '../define-operation.ts';
import { defineRender } from './operations/render-operation.ts';

const exterior = () => 'exterior' as const;
const interior = () => 'interior' as const;

/** What the builtin engine can do. */
export const OPERATIONS: Readonly<Partial<Record<FunctionName, Operation>>> = {
  architecturalRender: defineRender('architecturalRender', exterior),
  indoorRender: defineRender('indoorRender', interior),
  gongzhuangRender: defineRender('gongzhuangRender', interior),
  indoorExterior: defineRender('indoorExterior', (base) => detectImageKind(base).space),
};
