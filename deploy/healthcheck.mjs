// What a container engine asks: whether this process lives. A worker answers on its own port, a server on its own.
const port = process.env.ROLE === 'worker' ? process.env.METRICS_PORT : (process.env.PORT ?? '8000');
// A worker that listens nowhere cannot be asked; that it runs is all that is known.
if (port !== undefined && port !== '') {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = answer.ok ? 0 : 1;
}
