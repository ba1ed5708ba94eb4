import {
  addPromptBodySchema,
  changePromptBodySchema,
  composedPromptSchema,
  composePromptBodySchema,
  favouritePromptBodySchema,
  favouritePromptsSchema,
  ownPromptSchema,
  ownPromptsQuerySchema,
  ownPromptsSchema,
  promptParamsSchema,
} from '../api/prompts.ts';
import { type CallSpec, read } from './call-spec.ts';

const change = { changes: true, allowed: 'signed-in' } as const;

export const promptCalls = {
  composePrompt: {
    method: 'POST',
    path: '/api/ai/prompt',
    body: composePromptBodySchema,
    answer: composedPromptSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary:
      'A structured prompt of a space, a style, an atmosphere, surroundings, materials, notes and a picture',
  },
  ownPrompts: {
    ...read,
    method: 'GET',
    path: '/api/ai/prompts',
    query: ownPromptsQuerySchema,
    answer: ownPromptsSchema,
    allowed: 'signed-in',
    summary: 'The caller’s own prompts, and what the caller marked of the prompt library',
  },
  addPrompt: {
    ...change,
    method: 'POST',
    path: '/api/ai/prompts',
    body: addPromptBodySchema,
    answer: ownPromptSchema,
    status: 201,
    summary: 'Keep a prompt',
  },
  changePrompt: {
    ...change,
    method: 'POST',
    path: '/api/ai/prompts/:promptId',
    params: promptParamsSchema,
    body: changePromptBodySchema,
    answer: ownPromptSchema,
    status: 200,
    summary: 'Change an own prompt; what is not named stays',
  },
  deletePrompt: {
    ...change,
    method: 'DELETE',
    path: '/api/ai/prompts/:promptId',
    params: promptParamsSchema,
    status: 204,
    summary: 'Delete an own prompt',
  },
  favouritePrompt: {
    ...change,
    method: 'POST',
    path: '/api/ai/promptFavourites',
    body: favouritePromptBodySchema,
    answer: favouritePromptsSchema,
    status: 200,
    summary: 'Mark an own prompt, a prompt of the library or a term of the dictionary, or take the mark off',
  },
} as const satisfies Record<string, CallSpec>;
