import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { MANAGEMENT_PATH } from '@plumbline/contract/calls/management-path.ts';
import fc from 'fast-check';
import { ACTOR_NAMES, Actor, type ActorName } from './actors.ts';
import { AnswerCheck } from './check-answer.ts';
import { type DocumentedCall, documentedCalls, type OpenApiDocument } from './documented-calls.ts';
import { ACCOUNT, type FuzzStudio } from './fuzz-studio.ts';
import { KnownValues } from './known-values.ts';
import { preparedFiles } from './prepared-files.ts';
import type { Material, Offered } from './request-bodies.ts';
import { type RequestPlan, requestPlans, rightPlans } from './request-plans.ts';
import { type ReceivedAnswer, type SentRequest, sendRequest } from './send-request.ts';
import { writeRequest } from './write-request.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly milliseconds: number;
  /** Told now and then. */
  readonly onProgress?: (report: FuzzReport) => void;
}

/** An answer that should not have been given, with all that is needed to ask for it again. */
export interface Finding {
  readonly fault: string;
  readonly request: string;
  readonly answer: string;
  /** What was asked just before, the newest last. */
  readonly before: readonly string[];
  readonly log: string | undefined;
  times: number;
}

export interface FuzzReport {
  readonly seed: number;
  requests: number;
  /** Call → status → how often. */
  readonly counts: Map<string, Map<number, number>>;
  readonly findings: Map<string, Finding>;
}

const PROGRESS_EVERY = 2_000;
const BEFORE_KEPT = 6;
/** Requests under way at the same moment. */
const LANES = 4;
/** What brings ids that the rest asks with, and how often it is asked first. */
const FIRST: Readonly<Record<string, number>> = {
  'GET /api/ai/getAllClassify': 1,
  'GET /api/ai/getAllSuCai': 2,
  'POST /api/ai/upload': 6,
  'POST /api/ai/startTask': 20,
  'POST /api/ai/editorSession': 3,
  'GET /api/order/plans': 1,
  'GET /api/order/createOrder': 3,
  'GET /api/ai/getTaskList': 3,
  'POST /api/project': 4,
  'POST /api/project/{projectId}/views': 6,
  'POST /api/project/{projectId}/boards': 4,
};
/** Ends what the rest needs; chance brings it later. */
const ENDS = /logout|stay$|leave$|sessions|password$|^DELETE /;
/** Pages that were hidden from roles come back, or the tools behind them would be closed for the rest of the run. */
const UNHIDE_EVERY = 300;

/** Asks for so long, one plan after another from the seed, and reports; a fault ends nothing. */
export async function runFuzz(
  studio: FuzzStudio,
  { seed, milliseconds, onProgress }: FuzzOptions,
): Promise<FuzzReport> {
  const session = await FuzzSession.open(studio, seed);
  const end = Date.now() + milliseconds;
  await session.begin(end);
  const property = fc.asyncProperty(requestPlans(session.calls, session.material), async (plan) => {
    if (Date.now() >= end) return;
    await session.ask(plan);
    if (session.report.requests % PROGRESS_EVERY === 0) onProgress?.(session.report);
  });
  // The time ends it; nothing is shrunk, because what a request meets depends on those before it.
  const askInLane = async (lane: number) => {
    for (let round = lane; Date.now() < end; round += LANES)
      await fc.assert(property, { seed: seed + round, numRuns: 5_000, endOnFailure: true });
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => askInLane(lane)));
  session.close();
  return session.report;
}

class FuzzSession {
  readonly report: FuzzReport;
  readonly material: Material;
  readonly calls: readonly DocumentedCall[];
  readonly #studio: FuzzStudio;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  readonly #check: AnswerCheck;
  readonly #values = new KnownValues();
  readonly #actors: ReadonlyMap<ActorName, Actor>;
  readonly #files: readonly Buffer[];
  readonly #before: string[] = [];
  #underWay = 0;
  #jumping: Promise<void> | undefined;

  private constructor(
    studio: FuzzStudio,
    seed: number,
    document: OpenApiDocument,
    offered: Offered,
    files: readonly Buffer[],
  ) {
    this.#studio = studio;
    this.material = { schemas: document.components.schemas, offered };
    this.calls = documentedCalls(document);
    this.#check = new AnswerCheck(document);
    this.#files = files;
    this.#actors = new Map(ACTOR_NAMES.map((name) => [name, new Actor(name, studio.t)]));
    this.report = { seed, requests: 0, counts: new Map(), findings: new Map() };
    for (const [name, value] of Object.entries(ACCOUNT)) this.#values.add('', name, value);
    for (let n = 0; n < 6; n += 1) {
      this.#values.add('', 'phoneNo', `1381234000${n}`);
      this.#values.add('', 'email', `person${n}@studio.example`);
    }
  }

  static async open(studio: FuzzStudio, seed: number): Promise<FuzzSession> {
    const document: OpenApiDocument = (await studio.t.app.inject({ url: '/api/openapi.json' })).json();
    const session = new FuzzSession(studio, seed, document, await readOffered(studio), await preparedFiles());
    for (const actor of session.#actors.values()) await actor.enter();
    return session;
  }

  /** Every call once or more as it should be asked, so that there is something to ask about. */
  async begin(end: number): Promise<void> {
    const uploaders = ACTOR_NAMES.filter((name) => name !== 'nobody' && name !== 'administrator');
    for (const name of uploaders) await this.#askRightly('POST /api/ai/upload', name, 4, end);
    for (const [name, times] of Object.entries(FIRST)) await this.#askRightly(name, 'user', times, end);
    for (const { name, path } of this.calls) {
      if (name in FIRST || ENDS.test(name)) continue;
      await this.#askRightly(name, path.startsWith(`${MANAGEMENT_PATH}/`) ? 'administrator' : 'user', 1, end);
    }
  }

  async #askRightly(name: string, actor: ActorName, times: number, end: number): Promise<void> {
    const call = this.calls.find((each) => each.name === name);
    if (!call) throw new Error(`no ${name} in the document`);
    const plans = rightPlans(call, this.material, fc.constant(actor));
    for (const plan of fc.sample(plans, { seed: this.report.seed, numRuns: times }))
      if (Date.now() < end) await this.ask(plan);
  }

  close(): void {
    this.#agent.destroy();
  }

  async ask(plan: RequestPlan): Promise<void> {
    const call = this.calls.find(({ name }) => name === plan.call);
    const actor = this.#actors.get(plan.actor);
    if (!call || !actor) throw new Error(`no ${plan.call} or ${plan.actor}`);
    await this.#pass(plan.wait);
    if (this.report.requests % UNHIDE_EVERY === 0)
      await this.#studio.t.services.pool.query('delete from route_access');
    const known = { values: this.#values, files: this.#files };
    const sent = writeRequest(plan, call, actor.headers(call.path), known);
    this.#underWay += 1;
    await Promise.all(Array.from({ length: plan.twice ? 2 : 1 }, () => this.#send(plan, call, actor, sent)));
    this.#underWay -= 1;
    for (const code of this.#studio.t.codes.values()) this.#values.add('', 'verifyCode', code);
  }

  /** Hours pass only while nothing is under way: a request whose signature is an hour old when it arrives is rightly refused. */
  async #pass(seconds: number): Promise<void> {
    while (this.#jumping !== undefined) await this.#jumping;
    if (seconds > 10) {
      const jump = this.#whenIdle();
      this.#jumping = jump;
      await jump;
      this.#jumping = undefined;
    }
    this.#studio.t.clock.advance(seconds);
  }

  async #whenIdle(): Promise<void> {
    while (this.#underWay > 0) await wait(5);
  }

  async #send(plan: RequestPlan, call: DocumentedCall, actor: Actor, sent: SentRequest): Promise<void> {
    this.report.requests += 1;
    let answer: ReceivedAnswer;
    try {
      answer = await sendRequest(this.#studio.port, this.#agent, sent);
    } catch (error) {
      this.#note(call.name, 0);
      return this.#find(plan, sent, undefined, `no answer: ${String(error)}`);
    }
    const asked = this.#documented(sent);
    this.#note(asked?.name ?? `${sent.method} elsewhere`, answer.status);
    const fault = this.#check.fault(asked, sent.method, answer);
    if (fault !== undefined) this.#find(plan, sent, answer, fault);
    this.#before.push(`${describe(plan, sent)} → ${answer.status}`);
    if (this.#before.length > BEFORE_KEPT) this.#before.shift();
    if (await actor.take(answer, this.#learn(plan, answer))) this.#values.forget(actor.name);
    return undefined;
  }

  /** The call that a request is at: with another method it may be another one, and HEAD is the GET without its body. */
  #documented({ method, target }: SentRequest): DocumentedCall | undefined {
    const path = target.split('?', 1)[0]?.replace(/\/$/, '') ?? '';
    const at = (wanted: string) =>
      this.calls.find((call) => call.method === wanted && call.path === path) ??
      this.calls.find((call) => call.method === wanted && patternOf(call).test(path));
    return at(method) ?? (method === 'HEAD' ? at('GET') : undefined);
  }

  /** @returns the code of a refusal */
  #learn({ actor }: RequestPlan, { type, body, headers }: ReceivedAnswer): string | undefined {
    if (typeof headers['etag'] === 'string') this.#values.add(actor, 'etag', headers['etag']);
    const tgt = /\/(TGT-[^/]+)$/.exec(String(headers['location'] ?? ''))?.[1];
    if (tgt !== undefined) this.#values.add(actor, 'tgt', tgt);
    if (type !== 'application/json') return undefined;
    const answer = parse(body) as { data?: unknown; error?: { code?: unknown } } | undefined;
    this.#values.learn(actor, answer?.data);
    return typeof answer?.error?.code === 'string' ? answer.error.code : undefined;
  }

  #note(name: string, status: number): void {
    const statuses = this.report.counts.get(name) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.report.counts.set(name, statuses);
  }

  #find(plan: RequestPlan, sent: SentRequest, answer: ReceivedAnswer | undefined, fault: string): void {
    const key = `${plan.call} ${fault.slice(0, 120)}`;
    const earlier = this.report.findings.get(key);
    if (earlier) {
      earlier.times += 1;
      return;
    }
    this.report.findings.set(key, {
      fault: `${sent.method} at ${plan.call}: ${fault}`,
      request: describe(plan, sent),
      answer:
        answer === undefined ? '' : `${answer.status} ${answer.type} ${answer.body.toString().slice(0, 600)}`,
      before: [...this.#before],
      log: this.#studio.errorOf(String(answer?.headers['x-request-id'])),
      times: 1,
    });
  }
}

function patternOf({ path }: DocumentedCall): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]*')}$`);
}

async function readOffered({ t }: FuzzStudio): Promise<Offered> {
  const read = async (url: string) => (await t.app.inject({ url })).json().data;
  const [root] = await read('/api/ai/getAllClassify');
  const idsOf = async (kind: string): Promise<string[]> =>
    (await read(`/api/ai/getAllSuCai?kind=${kind}`)).items.map(({ id }: { id: string }) => id);
  return { tree: root.children, materials: await idsOf('material'), objects: await idsOf('object') };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** As much of a request as it takes to send it again; cookies are the actor's. */
function describe({ actor, twice }: RequestPlan, { method, target, headers, body }: SentRequest): string {
  const { cookie: _cookie, ...rest } = headers;
  const text = body?.toString('latin1') ?? '';
  const shown = /[^\x20-\x7e\n\r\t]/.test(text)
    ? `base64:${body?.subarray(0, 3_000).toString('base64')}`
    : text.slice(0, 3_000);
  return `${actor}${twice ? ' (twice)' : ''}: ${method} ${target.slice(0, 600)} ${JSON.stringify(rest).slice(0, 1_000)}${body === undefined ? '' : ` ${shown}`}`;
}

/** The figures and the findings as text. */
export function writeReport({ seed, requests, counts, findings }: FuzzReport): string {
  const lines = [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, statuses]) => {
      const each = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}×${times}`);
      return `${name.padEnd(64)} ${each.join(' ')}`;
    });
  const faults = [...findings.values()].map(writeFinding);
  return [`seed ${seed}: ${requests} requests, ${findings.size} findings`, ...lines, ...faults].join('\n');
}

export function writeFinding({ fault, request, answer, before, log, times }: Finding): string {
  const logged = log === undefined ? '' : `\n  log: ${log}`;
  return `\n${fault} (${times}×)\n  ${request}\n  → ${answer}\n  before: ${before.join('\n          ')}${logged}`;
}
