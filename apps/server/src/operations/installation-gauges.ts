import { TASK_STATES } from '@plumbline/contract/api/tasks.ts';
import { WORKER_SILENCE_MS } from '@plumbline/core/tasks/worker-repository.ts';
import type { Services } from '@plumbline/platform/services.ts';
import { Gauge } from 'prom-client';

type Labels = Readonly<Record<string, string>>;
type Reading = readonly (readonly [labels: Labels, value: number])[];

interface Asked {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Promise<Reading>;
}

/**
 * What is the same wherever one asks: queue, workers, engines, tickets. Counted when asked for, so that every server of an
 * installation tells the same; a sum over servers would count it several times, their largest is right.
 */
export function registerInstallationGauges(services: Services): void {
  for (const { name, help, labels = [], read } of installationGauges(services))
    services.metrics.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [],
        async collect() {
          // A database that is away must not take the process's own figures with it.
          const reading = await read().catch(() => []);
          this.reset();
          for (const [given, value] of reading) this.set(given, value);
        },
      }),
    );
}

function installationGauges({ database, clock, queueFigures }: Services): Asked[] {
  const { tasks, operations, workers } = database;
  const alive = () => workers.listSeenAfter(new Date(clock.now().getTime() - WORKER_SILENCE_MS));
  const ofQueues = async (figure: 'ready' | 'active' | 'rows'): Promise<Reading> =>
    (await queueFigures()).map((each) => [{ queue: each.queue }, each[figure]]);
  return [
    {
      name: 'plumbline_tasks',
      help: 'Tasks by state; the queued ones are the depth of the queue',
      labels: ['state'],
      read: async () => {
        const counts = await tasks.countByState();
        return TASK_STATES.map((state) => [{ state }, counts.get(state) ?? 0]);
      },
    },
    {
      name: 'plumbline_queue_oldest_seconds',
      help: 'How long the task that has waited longest has waited, 0 where none waits',
      read: async () => {
        const oldest = await operations.oldestQueuedAt();
        const waited = oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1_000;
        return [[{}, Math.max(0, waited)]];
      },
    },
    {
      name: 'plumbline_queue_ready_jobs',
      help: 'Jobs of a queue that could begin now',
      labels: ['queue'],
      read: () => ofQueues('ready'),
    },
    {
      name: 'plumbline_queue_active_jobs',
      help: 'Jobs of a queue that a worker holds',
      labels: ['queue'],
      read: () => ofQueues('active'),
    },
    {
      name: 'plumbline_queue_rows',
      help: 'Rows that a queue keeps, those of finished jobs too',
      labels: ['queue'],
      read: () => ofQueues('rows'),
    },
    {
      name: 'plumbline_workers',
      help: 'Workers that have reported of late',
      read: async () => [[{}, (await alive()).length]],
    },
    {
      name: 'plumbline_worker_slots',
      help: 'Tasks that these workers can run at a time',
      read: async () => [[{}, (await alive()).reduce((sum, { slots }) => sum + slots, 0)]],
    },
    {
      name: 'plumbline_engine_workers',
      help: 'Workers by what their engine says of itself',
      labels: ['engine', 'health'],
      read: async () => {
        const engines = (await alive()).flatMap((worker) => [...worker.engines]);
        return [...new Set(engines.map(({ id }) => id))].flatMap((engine) =>
          (['healthy', 'unhealthy'] as const).map((health): Reading[number] => [
            { engine, health },
            engines.filter(({ id, healthy }) => id === engine && healthy === (health === 'healthy')).length,
          ]),
        );
      },
    },
    {
      name: 'plumbline_ledger_reserved_tickets',
      help: 'Tickets that are set aside for tasks under way',
      read: async () => [[{}, await operations.reservedTickets()]],
    },
  ];
}
