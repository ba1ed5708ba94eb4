import type { Plugin } from 'vite';

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
/** What hangs the making of JSON Schema on every schema, so that all of it was kept. */
const HOOKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(.*\);$/gm, ''],
  [/createStandardJSONSchemaMethod\(this, "(?:input|output)"\)/g, 'undefined'],
  [
    /return createToJSONSchemaMethod\(this, \{\}\)\(params\);/g,
    'throw new Error("no JSON Schema in a browser");',
  ],
];

/** The server describes its calls in JSON Schema; a browser only checks by them. */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!SCHEMAS.test(id)) return undefined;
      const left = HOOKS.reduce((text, [hook, instead]) => {
        if (!hook.test(text)) this.error(`zod no longer has ${hook.source}`);
        return text.replace(hook, instead);
      }, code);
      return { code: left, map: null };
    },
  };
}
