import type { Command } from '../command.ts';
import { bringFile, PURPOSES } from '../bring-file.ts';
import { clientOf } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { usage } from '../read-arguments.ts';

export const UPLOAD: Command = {
  usage: 'upload FILE… [--purpose base|mask|reference|texture]',
  about: 'Bring pictures and models; prints the id of each.',
  flags: { purpose: { takes: 'value', about: 'what the picture is for (base)' } },
  run: async (context, given) => {
    const purpose = PURPOSES.find((each) => each === (given.value('purpose') ?? 'base'));
    if (!purpose) throw usage(`--purpose is one of ${PURPOSES.join(', ')}.`);
    if (given.words.length === 0) throw usage('upload needs a file.');
    const client = clientOf(context);
    for (const path of given.words) {
      context.output.progress(`uploading ${path}`);
      const { kind, id } = await bringFile(client, path, purpose, context.signal);
      context.output.say(`${id}  ${path}`);
      context.output.give({ file: path, kind, id });
    }
    return EXIT.done;
  },
};
