import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { environmentSchema } from '@plumbline/platform/settings/settings-schema.ts';
import { capabilityVariables } from '@plumbline/platform/settings/capability-settings.ts';
import { parseSettings } from '@plumbline/platform/settings/load-settings.ts';
import { BUILT_CAPABILITIES } from '@plumbline/contract/capabilities/capabilities.ts';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}deploy/${path}`, 'utf8');
/** Of Node and of the tools themselves. */
const NOT_OURS = new Set([
  'NODE_ENV',
  'UV_THREADPOOL_SIZE',
  'COMPOSE_PROJECT_NAME',
  'SITE_ADDRESS',
  'POSTGRES_PASSWORD',
]);
const OURS = new Set([...Object.keys(environmentSchema.shape), ...capabilityVariables(BUILT_CAPABILITIES)]);
const unknown = (names: Iterable<string>) =>
  [...names].filter((name) => !OURS.has(name) && !NOT_OURS.has(name));

type Environment = Readonly<Record<string, string>>;
interface Service {
  readonly image: string;
  readonly environment?: Environment;
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Environment;
  readonly stringData?: Environment;
  readonly spec?: {
    readonly selector?: { readonly matchLabels?: Environment };
    readonly scaleTargetRef?: { readonly name: string };
    readonly triggers?: readonly { readonly metadata: { readonly query: string } }[];
    readonly template?: {
      readonly metadata: { readonly labels: Environment };
      readonly spec: { readonly containers: readonly [Container] };
    };
  };
}
interface Container {
  readonly ports: readonly [{ readonly name: string; readonly containerPort: number }];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
}

const example = Object.fromEntries(
  read('compose.env.example')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
);
const filled = (environment: Environment): Environment =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{(\w+)[^}]*\}/g, (_, asked: string) => example[asked] ?? `no ${asked}`),
    ]),
  );
const { services } = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('plumbline'));

const manifests = readdirSync(`${ROOT}deploy/kubernetes`)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
  );
const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const deployments = of('Deployment').map(({ metadata, spec }) => ({
  name: metadata.name,
  labels: spec?.template?.metadata.labels ?? {},
  container: spec?.template?.spec.containers[0] as Container,
}));
const shared: Environment = Object.assign(
  {},
  ...[...of('ConfigMap'), ...of('Secret')].map(({ data, stringData }) => ({ ...data, ...stringData })),
);

test('every variable that is set in deploy/ is one that is read', () => {
  const container = [...read('Containerfile').matchAll(/^(?:ENV|\s{4})\s*([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(container).toContain('DATA_DIR');
  expect(unknown(container)).toEqual([]);
  expect(unknown(Object.keys(example))).toEqual([]);
  expect(ours.map(([name]) => name)).toEqual(['server-1', 'server-2', 'worker-1', 'worker-2', 'worker-3']);
  for (const [name, { environment = {} }] of ours)
    expect(unknown(Object.keys(environment)), name).toEqual([]);
  expect(unknown(Object.keys(shared))).toEqual([]);
  for (const { name, container: its } of deployments)
    expect(unknown(its.env.map((each) => each.name)), name).toEqual([]);
});

test('what compose.yaml asks for stands in its example, and nothing else', () => {
  const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
  expect([...asked, 'COMPOSE_PROJECT_NAME'].toSorted()).toEqual(Object.keys(example).toSorted());
});

test.each(ours)('%s of compose.yaml starts with its settings', (name, { environment = {} }) => {
  const settings = parseSettings(filled(environment));
  expect(settings.role).toBe(name.startsWith('server') ? 'server' : 'worker');
  expect(settings.unread).toEqual([]);
  expect(settings.capabilities['object-storage']?.S3_BUCKET).toBe('renders');
});

test('services of compose.yaml wait for services that are there', () => {
  for (const [name, { depends_on: waits = [] }] of Object.entries(services))
    for (const other of Array.isArray(waits) ? waits : Object.keys(waits))
      expect(services[other as string], `${name} waits for ${String(other)}`).toBeDefined();
  const caddy = read('Caddyfile');
  for (const [name, port] of [...caddy.matchAll(/ ([\w-]+):(\d+)/g)].map(
    ([, host = '', its = '']) => [host, its] as const,
  ))
    expect(services[name]?.environment?.['PORT'], name).toBe(port);
  expect(caddy).toContain('health_uri /readyz');
});

test.each(deployments)(
  '$name of the manifests starts with its settings and is asked where it listens',
  ({ name, container }) => {
    const own = Object.fromEntries(container.env.map((each) => [each.name, each.value]));
    const given = {
      ...shared,
      ...own,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      METRICS_TOKEN: 'm'.repeat(16),
      AIGC_PROVIDER_CODE: example['AIGC_PROVIDER_CODE'],
    };
    const settings = parseSettings(given);
    const port = settings.role === 'server' ? settings.port : settings.operations.workerListens?.port;
    expect(container.ports, name).toEqual([expect.objectContaining({ containerPort: port })]);
    const host = settings.role === 'server' ? settings.host : settings.operations.workerListens?.host;
    expect(host).toBe('0.0.0.0');
    for (const [probe, path] of [
      [container.startupProbe, '/healthz'],
      [container.livenessProbe, '/healthz'],
      [container.readinessProbe, '/readyz'],
    ] as const)
      expect(probe.httpGet).toEqual({ path, port: container.ports[0].name });
  },
);

test('services, budgets, policies and scalers are of pods that are there', () => {
  const labels = deployments.map((deployment) => JSON.stringify(deployment.labels));
  for (const { kind, metadata, spec } of [...of('PodDisruptionBudget'), ...of('Deployment')])
    expect(labels, `${kind} ${metadata.name}`).toContain(JSON.stringify(spec?.selector?.matchLabels));
  for (const { kind, metadata, spec } of [...of('HorizontalPodAutoscaler'), ...of('ScaledObject')])
    expect(
      deployments.map(({ name }) => name),
      `${kind} ${metadata.name}`,
    ).toContain(spec?.scaleTargetRef?.name);
  expect(of('ScaledObject')[0]?.spec?.triggers?.[0]?.metadata.query).toMatch(
    / from tasks where state in \('queued', 'running'\)$/,
  );
});

test('every file of the kustomization is there, and no secret is among them', () => {
  const { resources } = parse(read('kubernetes/kustomization.yaml')) as {
    readonly resources: readonly string[];
  };
  for (const file of resources) expect(read(`kubernetes/${file}`)).toContain('apiVersion');
  expect(resources.some((file) => file.includes('secret'))).toBe(false);
});
