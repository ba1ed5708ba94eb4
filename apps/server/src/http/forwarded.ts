import type { FastifyRequest } from 'fastify';

/** What proxies, balancers, tunnels and content networks add. Any of them is enough. */
const NAMES = new Set([
  'forwarded',
  'via',
  'client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'cdn-loop',
  'proxy-connection',
]);
const PREFIXES = [
  'x-forwarded',
  'x-original-',
  'x-envoy-',
  'x-amz',
  'x-azure-',
  'x-vercel-',
  'cf-',
  'ngrok-',
];
const ENDINGS = ['-real-ip', '-client-ip', '-proxy', '-proxyuser-ip', '-trace-context'];

/** Whether a proxy passed the request on: then "from this machine" says nothing about who sent it. */
export function cameThroughProxy({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return Object.keys(headers).some(
    (name) =>
      NAMES.has(name) ||
      PREFIXES.some((prefix) => name.startsWith(prefix)) ||
      ENDINGS.some((ending) => name.endsWith(ending)),
  );
}
