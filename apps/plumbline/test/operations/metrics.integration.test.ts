import { readFileSync } from 'node:fs';
import { TASK_STATES } from '@plumbline/contract/api/tasks.ts';
import { type MetricFamily, readMetrics } from '@plumbline/platform/testing/read-metrics.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import { addPerson, browserOf } from '@plumbline/server/testing/test-people.ts';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runTask, startEditStudio } from '../edits/edit-studio.ts';
import { quarters } from '../images/pictures.ts';
import { postPicture } from '../images/upload-form.ts';

interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const DASHBOARD = new URL('../../../../deploy/grafana/plumbline.json', import.meta.url);
const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { readonly panels: readonly Panel[] };
const targets = panels.flatMap(({ title, targets: its = [] }) => its.map((target) => ({ title, ...target })));

let studio: TestApp;
let families: Map<string, MetricFamily>;
beforeAll(async () => {
  studio = await startEditStudio();
  const user = await browserOf(studio, await addPerson(studio));
  const upload = await postPicture(user, await quarters(320, 240).png().toBuffer());
  await runTask(user, {
    function: 'compress',
    upload_img: upload.json().data.imageId,
  });
  families = readMetrics((await studio.app.inject({ url: '/metrics' })).body);
});
afterAll(() => studio.close());

/** The labels that the samples of a name carry; undefined where it is no metric's. */
function labelsOf(name: string): Set<string> | undefined {
  for (const { samples } of families.values()) {
    const own = samples.filter((sample) => sample.name === name);
    if (own.length > 0) return new Set(own.flatMap(({ labels }) => Object.keys(labels)));
  }
  return undefined;
}

test('one process that serves and renders tells of both, in the format to the letter', () => {
  const of = (name: string) => families.get(name)?.samples ?? [];
  expect(of('plumbline_tasks').map(({ labels }) => labels['state'])).toEqual([...TASK_STATES]);
  expect(of('plumbline_engine_workers')).toContainEqual({
    name: 'plumbline_engine_workers',
    labels: { engine: 'builtin', health: 'healthy' },
    value: 1,
  });
  expect(of('plumbline_worker_slots')[0]?.value).toBeGreaterThan(0);
  expect(of('plumbline_ledger_reserved_tickets')).toEqual([
    { name: 'plumbline_ledger_reserved_tickets', labels: {}, value: 0 },
  ]);
  expect(of('plumbline_queue_rows').map(({ labels }) => labels['queue'])).toContain('run-replay-v1');
});

test('names say their unit and what they are of', () => {
  const own = [...families].filter(([name]) => name.startsWith('plumbline_'));
  expect(own.length).toBeGreaterThan(14);
  for (const [name, { type, help }] of own) {
    expect(help, name).toMatch(/^[A-Z].{15,}[^.]$/);
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
    if (type === 'gauge') expect(name).not.toMatch(/_(total|count|sum|bucket)$/);
  }
});

test('nothing that grows with people or pictures becomes a label', () => {
  const allowed = [
    'state',
    'queue',
    'engine',
    'health',
    'function',
    'outcome',
    'step',
    'stage',
    'counter',
    'kind',
  ];
  const used = [...families]
    .filter(([name]) => name.startsWith('plumbline_'))
    .flatMap(([, { samples }]) => samples.flatMap(({ labels }) => Object.entries(labels)));
  for (const [name, value] of used) {
    expect([...allowed, 'method', 'route', 'status', 'le']).toContain(name);
    if (allowed.includes(name)) expect(value).toMatch(/^[A-Za-z][A-Za-z0-9-]{0,40}$/);
  }
  expect(used.length).toBeGreaterThan(100);
});

test.each(targets)('$title: $expr is PromQL over metrics and labels that exist', ({ expr, legendFormat }) => {
  // What Grafana puts in before it asks.
  const asked = expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', '.*');
  const tree = parser.parse(asked);
  const names: string[] = [];
  const labels: string[] = [];
  tree.iterate({
    enter: ({ type, from, to }) => {
      expect(type.isError, `${asked} at ${from}`).toBe(false);
      if (type.name === 'Identifier') names.push(asked.slice(from, to));
      if (type.name === 'LabelName') labels.push(asked.slice(from, to));
    },
  });
  expect(names.length).toBeGreaterThan(0);
  // Prometheus itself adds which process of which job it read.
  const known = new Set(['job', 'instance']);
  for (const name of names) {
    const its = labelsOf(name);
    expect(its, name).toBeDefined();
    for (const label of its ?? []) known.add(label);
  }
  for (const label of [
    ...labels,
    ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
  ])
    expect([...known], expr).toContain(label);
});

test('no panel lies over another', () => {
  const taken = new Map<string, string>();
  for (const { title, gridPos } of panels)
    for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++) {
        expect(taken.get(`${x} ${y}`), `${title} over another`).toBeUndefined();
        expect(x).toBeLessThan(24);
        taken.set(`${x} ${y}`, title);
      }
  expect(taken.size).toBeGreaterThan(0);
});
