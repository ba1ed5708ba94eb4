import type { CallTypes } from '@plumbline/api-client/client.ts';
import type { Command } from '../command.ts';
import { clientOf } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { exitCodeOfTasks, followTask } from '../follow-tasks.ts';
import { type Flags, usage } from '../read-arguments.ts';
import { readFields } from '../read-fields.ts';
import { saveResults } from '../save-results.ts';
import { findTool, flagsOfTool } from '../tool-flags.ts';

type StartTask = CallTypes['startTask']['input'];

const FLAGS: Flags = {
  wait: { takes: 'nothing', about: 'wait until it has ended' },
  out: { takes: 'value', about: 'folder for the results; waits for them' },
};

export const RENDER: Command = {
  usage: 'render FUNCTION [--base FILE|ID] [options of the function] [--wait] [--out FOLDER]',
  about: 'Start a task. `plumbline functions NAME` lists the options of a function.',
  flags: FLAGS,
  moreFlags: async (context, [name]) => {
    if (name === undefined || name.startsWith('--')) throw usage('render needs a function first.');
    const { tools } = await clientOf(context).tools({}, { signal: context.signal });
    return flagsOfTool(findTool(tools, name), context.locale);
  },
  run: async (context, given) => {
    const { output, signal } = context;
    const client = clientOf(context);
    const [name = ''] = given.words;
    if (given.words.length > 1) throw usage(`${given.words[1]} stands alone: options begin with two dashes.`);
    const { tools } = await client.tools({}, { signal });
    const tool = findTool(tools, name);
    const { fields, stem } = await readFields(client, tool, given, FLAGS, context);
    const started = await client.startTask({ function: tool.function, ...fields } as StartTask, { signal });
    const folder = given.value('out');
    if (folder === undefined && !given.has('wait')) {
      output.say(started.taskId);
      output.give(started);
      return EXIT.done;
    }
    output.progress(`${started.taskId} started`);
    signal.addEventListener('abort', () =>
      output.progress(`${started.taskId} goes on; \`plumbline wait ${started.taskId}\` waits for it.`),
    );
    const task = await followTask(client, started.taskId, context);
    const files =
      folder === undefined
        ? []
        : await saveResults(
            client,
            task,
            { folder, stem: stem && `${stem}-${tool.function}-${task.taskId.slice(0, 8)}` },
            context,
          );
    if (task.state === 'done') output.say(files.length > 0 ? files.join('\n') : task.taskId);
    output.give({ ...task, files });
    return exitCodeOfTasks([task]);
  },
};
