import type { ImageRecord } from '@plumbline/core/images/image.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';
import { addPerson, browserOf } from './test-people.ts';
import { addRender } from './test-works.ts';

/** Somebody with an empty project. */
export interface Planner {
  readonly user: User;
  readonly browser: TestBrowser;
  readonly projectId: string;
  /** Address of the project, or of what is in it. */
  readonly at: (rest?: string) => string;
  /** A finished render with its base. */
  readonly render: () => Promise<{ taskId: string; image: ImageRecord; base: ImageRecord }>;
  /** The data of an answer that has to be a success. */
  readonly ask: (method: 'GET' | 'POST' | 'DELETE', rest?: string, body?: object) => Promise<Data>;
}

/** What tests look into. */
type Data = ReturnType<typeof JSON.parse>;

export async function comePlanner(t: TestApp, title = 'Villa 7'): Promise<Planner> {
  const user = await addPerson(t, {});
  const browser = await browserOf(t, user);
  const created = await browser.post('/api/project', { title });
  if (created.statusCode !== 201) throw new Error(`No project: ${created.body}`);
  const { projectId } = created.json().data as { projectId: string };
  const at = (rest = '') => `/api/project/${projectId}${rest}`;
  return {
    user,
    browser,
    projectId,
    at,
    render: () => addRender(t, user),
    ask: async (method, rest, body) => {
      const answer =
        method === 'GET' ? await browser.get(at(rest)) : await browser.change(method, at(rest), body);
      if (answer.statusCode >= 300) throw new Error(`${method} ${at(rest)}: ${answer.body}`);
      return answer.statusCode === 204 ? undefined : answer.json().data;
    },
  };
}
