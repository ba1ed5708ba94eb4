import type { Command } from '../command.ts';
import { clientOf } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { findTool, flagsOfTool } from '../tool-flags.ts';

export const FUNCTIONS: Command = {
  usage: 'functions [NAME]',
  about: 'What the server can do, or the options of one function.',
  flags: {},
  run: async (context, { words: [name] }) => {
    const { locale, output, signal } = context;
    const { tools } = await clientOf(context).tools({}, { signal });
    if (name === undefined) {
      const width = Math.max(...tools.map((tool) => tool.function.length));
      for (const tool of tools) output.say(`${tool.function.padEnd(width)}  ${tool.title[locale]}`);
      output.give(tools);
      return EXIT.done;
    }
    const tool = findTool(tools, name);
    output.say(`${tool.function}: ${tool.summary[locale]}\n`);
    for (const [flag, { about }] of Object.entries(flagsOfTool(tool, locale)))
      if (about !== '') output.say(`  --${flag.padEnd(20)} ${about}`);
    output.give(tool);
    return EXIT.done;
  },
};
