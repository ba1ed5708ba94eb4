import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createClient } from '@plumbline/api-client/client.ts';
import type { Command } from '../command.ts';
import { type Context, clientOf } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { usage } from '../read-arguments.ts';
import { forgetSignIn, saveSignIn } from '../sign-in-file.ts';

export const LOGIN: Command = {
  usage: 'login [--url URL] [--key-stdin]',
  about: 'Keep a server and an API key for this person. The key is asked for, or read from standard input.',
  flags: {
    url: { takes: 'value', about: 'address of the server' },
    'key-stdin': { takes: 'nothing', about: 'read the key from standard input' },
  },
  run: async (context, given) => {
    const fromStdin = given.has('key-stdin');
    const url = given.value('url') ?? (fromStdin ? '' : await ask(context, 'Server: '));
    if (!URL.canParse(url)) throw usage('login needs the address of a server: --url https://…');
    const apiKey = (fromStdin ? await text(context.input) : await ask(context, 'API key: ', true)).trim();
    if (apiKey === '') throw usage('login needs an API key: My account → API keys makes one.');
    const signIn = { url, apiKey };
    // A key that does not work is not kept.
    const user = await createClient({ ...signIn, locale: context.locale }).userInfo(
      {},
      { signal: context.signal },
    );
    const path = saveSignIn(context.env, signIn);
    context.output.say(`Signed in to ${url} as ${user.name}. Kept in ${path}.`);
    context.output.give({ url, name: user.name, path });
    return EXIT.done;
  },
};

export const LOGOUT: Command = {
  usage: 'logout',
  about: 'Forget the kept key. It stays good until it is revoked in the account.',
  flags: {},
  run: async ({ env, output }) => {
    forgetSignIn(env);
    output.say('The key is forgotten here. Revoke it in the account if nobody else uses it.');
    output.give({});
    return EXIT.done;
  },
};

export const STATUS: Command = {
  usage: 'status',
  about: 'Whose key it is, and how many tickets are left.',
  flags: {},
  run: async (context) => {
    const client = clientOf(context);
    const { signal } = context;
    const user = await client.userInfo({}, { signal });
    const tickets = await client.totalTicket({ type: '1' }, { signal });
    context.output.say(`${user.name}: ${tickets === -1 ? 'tickets without limit' : `${tickets} tickets`}`);
    context.output.give({ name: user.name, userType: user.userType, tickets });
    return EXIT.done;
  },
};

/** Asks at the terminal; what is secret is not shown. */
async function ask(
  { input, isTerminal, signal }: Context,
  question: string,
  isSecret = false,
): Promise<string> {
  if (!isTerminal || !input.isTTY) throw usage('There is no terminal to ask at: give --url and --key-stdin.');
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: isSecret ? silent : process.stderr, terminal: true });
  try {
    return (await lines.question('', { signal })).trim();
  } finally {
    lines.close();
    if (isSecret) process.stderr.write('\n');
  }
}
