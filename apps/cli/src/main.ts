#!/usr/bin/env node
import { constants } from 'node:os';
import { PlumblineError } from '@plumbline/api-client/client.ts';
import type { Command } from './command.ts';
import { BATCH } from './commands/batch.ts';
import { FUNCTIONS } from './commands/functions.ts';
import { LOGIN, LOGOUT, STATUS } from './commands/login.ts';
import { RENDER } from './commands/render.ts';
import { UPLOAD } from './commands/upload.ts';
import { DOWNLOAD, WAIT } from './commands/wait.ts';
import { WATCH } from './commands/watch.ts';
import { type Context, localeOf } from './context.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { createOutput } from './output.ts';
import { type Flags, readArguments, usage } from './read-arguments.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  login: LOGIN,
  logout: LOGOUT,
  status: STATUS,
  functions: FUNCTIONS,
  upload: UPLOAD,
  render: RENDER,
  batch: BATCH,
  watch: WATCH,
  wait: WAIT,
  download: DOWNLOAD,
};
const COMMON: Flags = {
  json: { takes: 'nothing', about: 'results as lines of JSON' },
  lang: { takes: 'value', about: 'language of the server’s messages: zh-CN, en, ja' },
  help: { takes: 'nothing', about: 'this text' },
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...words]: readonly string[]): Promise<number> {
  const { env } = process;
  const isJson = words.includes('--json');
  const output = createOutput(process.stdout, process.stderr, isJson);
  const stopping = new AbortController();
  const interrupted = { code: 0 };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      interrupted.code = 128 + constants.signals[signal];
      stopping.abort(new Error('interrupted'));
    });
  try {
    const command = name === undefined ? undefined : COMMANDS[name];
    if (!command) {
      if (name !== undefined && name !== '--help' && name !== 'help')
        throw usage(`There is no command ${name}; \`plumbline help\` lists them.`);
      process.stdout.write(help());
      return EXIT.done;
    }
    const isHelp = words.includes('--help');
    const context: Context = {
      env,
      output,
      isTerminal: process.stderr.isTTY === true,
      locale: localeOf(langOf(words) ?? env['LC_ALL'] ?? env['LANG']),
      signal: stopping.signal,
      input: process.stdin,
    };
    const hasWord = words[0] !== undefined && !words[0].startsWith('--');
    const more = command.moreFlags && (!isHelp || hasWord) ? await command.moreFlags(context, words) : {};
    const flags = { ...more, ...command.flags, ...COMMON };
    if (isHelp) {
      process.stdout.write(helpOf(command, flags));
      return EXIT.done;
    }
    return await command.run(context, readArguments(words, flags));
  } catch (error) {
    output.settle();
    if (interrupted.code !== 0) return interrupted.code;
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof PlumblineError)
      output.give({ error: { code: error.code, message, details: error.details } });
    process.stderr.write(`plumbline: ${message}\n`);
    if (error instanceof PlumblineError)
      for (const [field, detail] of Object.entries(error.details))
        process.stderr.write(`  ${field}: ${detail}\n`);
    return exitCodeOf(error);
  }
}

function langOf(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^--lang(?:=|$)/.test(word));
  return at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1]);
}

function help(): string {
  const lines = Object.values(COMMANDS).map(
    (command) => `  plumbline ${command.usage}\n      ${command.about}\n`,
  );
  return `plumbline: renders by a Plumbline server\n\n${lines.join('')}\nEvery command takes --json, --lang and --help. On a build server set PLUMBLINE_URL and PLUMBLINE_API_KEY.\n`;
}

function helpOf(command: Command, flags: Flags): string {
  const lines = Object.entries(flags)
    .filter(([, { about }]) => about !== '')
    .map(([name, { about }]) => `  --${name.padEnd(20)} ${about}\n`);
  return `plumbline ${command.usage}\n${command.about}\n\n${lines.join('')}`;
}
