import { findRoute } from '@plumbline/contract/routes.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { useLocation } from 'react-router';
import { Workspace } from './Workspace.tsx';

/** One page for every tool of the registry: the address says which. */
export function StudioPage() {
  const path = findRoute(useLocation().pathname)?.path;
  const tool = TOOL_LIST.find((each) => each.route === path);
  return tool ? <Workspace key={tool.function} tool={tool} /> : null;
}
