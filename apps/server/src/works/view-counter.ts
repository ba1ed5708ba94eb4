import { ViewCounter } from '@plumbline/core/works/view-counter.ts';
import type { App } from '../app.ts';

const EVERY_MS = 10_000;

/** Counts looks at works; written every ten seconds, when many wait, and when the server stops. */
export function createViewCounter(app: App): { note(workId: string, viewer: string): void } {
  const { database, clock, logger } = app.services;
  const counter = new ViewCounter(
    (views) => database.works.addViews(views),
    () => clock.now().getTime(),
  );
  const flush = () =>
    counter.flush().catch((error: unknown) => logger.warn({ err: error }, 'views of works are lost'));
  const timer = setInterval(() => void flush(), EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
  return {
    note: (workId, viewer) => {
      if (counter.note(workId, viewer)) void flush();
    },
  };
}
