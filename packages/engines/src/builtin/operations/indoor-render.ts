import { defineRender } from './render-operation.ts';

export const indoorRender = defineRender('indoorRender', 'interior');
