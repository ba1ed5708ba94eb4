import { z } from 'zod';
import { ATMOSPHERES } from '../api/start-task.ts';
import { FUNCTION_NAMES } from '../tools/function-name.ts';
import { QUESTION_IMAGES_MAX } from './talk-limits.ts';

/** What a language model may ask for while it answers, and the arguments that it gives. */
export const MODEL_TOOLS = {
  look_up: {
    description:
      'Looks a question up in the knowledge base of design: dimensions, norms, materials, styles, daylight, lighting, acoustics, planting, colours, and calculations.',
    arguments: z.object({ question: z.string().max(2_000) }),
  },
  find_works: {
    description: 'Finds works of the person who asks by words: style, space, material, prompt.',
    arguments: z.object({ words: z.string().max(200) }),
  },
  propose_render: {
    description:
      'Shows the person who asks a card with a render that they may start. `words`: style, materials and mood in a few words. `picture`: which picture of the question, from 1.',
    arguments: z.object({
      function: z.enum(FUNCTION_NAMES),
      words: z.string().max(600),
      atmosphere: z.enum(ATMOSPHERES).optional(),
      picture: z.int().min(1).max(QUESTION_IMAGES_MAX).optional(),
    }),
  },
} as const;
export type ModelToolName = keyof typeof MODEL_TOOLS;

/** The same as a model reads it: JSON Schema. */
export const MODEL_TOOL_LIST = (Object.keys(MODEL_TOOLS) as ModelToolName[]).map((name) => ({
  name,
  description: MODEL_TOOLS[name].description,
  parameters: z.toJSONSchema(MODEL_TOOLS[name].arguments) as Readonly<Record<string, unknown>>,
}));

export type ReadCall =
  | {
      readonly [Name in ModelToolName]: {
        readonly name: Name;
        readonly given: z.infer<(typeof MODEL_TOOLS)[Name]['arguments']>;
      };
    }[ModelToolName]
  /** Why it was not understood, in words for the model. */
  | { readonly name: 'unreadable'; readonly given: string };

/** Reads what a model asks for: by the tool’s schema, whatever it wrote. */
export function readModelCall(name: string, text: string): ReadCall {
  if (!Object.hasOwn(MODEL_TOOLS, name))
    return { name: 'unreadable', given: `There is no tool ${name.slice(0, 40)}.` };
  const read = MODEL_TOOLS[name as ModelToolName].arguments.safeParse(readJson(text));
  if (read.success) return { name, given: read.data } as ReadCall;
  const said = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
  return { name: 'unreadable', given: `Not understood: ${said}`.slice(0, 400) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
