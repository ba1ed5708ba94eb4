import type { Plugin } from 'vite';

const CALLS = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/][\w-]+\.ts$/;
const SUMMARY = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),$/gm;

/** The sentence on each call is for the reference, which the server writes: a browser does without a hundred of them. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    // While the lines are as they were written.
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (CALLS.test(id) ? { code: code.replace(SUMMARY, ''), map: null } : undefined),
  };
}
