import { findRoute } from '@plumbline/contract/routes.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { useLocation } from 'react-router';
import { lazyPart } from '../app/lazy-part.tsx';
import { texts } from '../app/load-chunk.ts';
import { useLocalised } from '../i18n/use-locale.ts';
import { Workspace } from './Workspace.tsx';

/** Drawing models takes a library of its own, which no other page loads. */
const ModelWorkspace = lazyPart(
  'model',
  async () => (await import('../model/ModelWorkspace.tsx')).ModelWorkspace,
  texts('files', 'model', 'shrink', 'studio'),
);

/** One page for every tool of the registry: the address says which. */
export function StudioPage() {
  const localised = useLocalised();
  const path = findRoute(useLocation().pathname)?.path;
  const tool = TOOL_LIST.find((each) => each.route === path);
  if (!tool) return null;
  return (
    <>
      {/* Here, so that the page has its name also while the code of a workspace is on its way. */}
      <h1 className="visually-hidden">{localised(tool.title)}</h1>
      {tool.fields.some(({ name }) => name === 'modelId') ? (
        <ModelWorkspace tool={tool} />
      ) : (
        <Workspace key={tool.function} tool={tool} />
      )}
    </>
  );
}
