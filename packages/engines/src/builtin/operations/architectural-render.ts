import { defineRender } from './render-operation.ts';

export const architecturalRender = defineRender('architecturalRender', 'exterior');
