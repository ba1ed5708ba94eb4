import type { Task } from '@plumbline/api-client/client.ts';
import type { Command } from '../command.ts';
import { clientOf } from '../context.ts';
import { exitCodeOfTasks, followTask } from '../follow-tasks.ts';
import { describeTask } from '../output.ts';
import { usage } from '../read-arguments.ts';
import { FORMATS, saveResults } from '../save-results.ts';

export const WAIT: Command = {
  usage: 'wait TASK…',
  about: 'Wait until tasks have ended.',
  flags: {},
  run: async (context, { words }) => {
    if (words.length === 0) throw usage('wait needs the id of a task.');
    const client = clientOf(context);
    const tasks: Task[] = [];
    for (const taskId of words) {
      const task = await followTask(client, taskId, context);
      context.output.say(describeTask(task, context.isTerminal));
      context.output.give(task);
      tasks.push(task);
    }
    return exitCodeOfTasks(tasks);
  },
};

export const DOWNLOAD: Command = {
  usage: 'download TASK… [--out FOLDER] [--format png|jpg|webp]',
  about: 'Save the results of tasks; what is there already is not fetched again.',
  flags: {
    out: { takes: 'value', about: 'folder (this one)' },
    format: { takes: 'value', about: 'another format than the files have' },
  },
  run: async (context, given) => {
    if (given.words.length === 0) throw usage('download needs the id of a task.');
    const format = FORMATS.find((each) => each === given.value('format'));
    if (given.value('format') !== undefined && !format)
      throw usage(`--format is one of ${FORMATS.join(', ')}.`);
    const client = clientOf(context);
    const tasks: Task[] = [];
    for (const taskId of given.words) {
      const task = await client.task({ taskId }, { signal: context.signal });
      const files = await saveResults(client, task, { folder: given.value('out') ?? '.', format }, context);
      context.output.say(files.length > 0 ? files.join('\n') : describeTask(task, context.isTerminal));
      context.output.give({ taskId, state: task.state, files });
      tasks.push(task);
    }
    return exitCodeOfTasks(tasks);
  },
};
