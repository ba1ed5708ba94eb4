import { mayUse, type UserRole } from '@plumbline/contract/access/access-rules.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';

/** Whether a role may use a tool: its descriptor says for whom it is, and its page must not be hidden. */
export function mayUseTool(tool: ToolDescriptor, role: UserRole, hiddenKeys: ReadonlySet<string>): boolean {
  return mayUse(tool.allowed, role) && !hiddenKeys.has(tool.function);
}

/** @throws AppError `LOGIN_REQUIRED`, `MEMBERS_ONLY` or `FORBIDDEN` */
export function requireTool(tool: ToolDescriptor, role: UserRole, hiddenKeys: ReadonlySet<string>): void {
  if (mayUseTool(tool, role, hiddenKeys)) return;
  const why = `${role} at ${tool.function}`;
  if (hiddenKeys.has(tool.function)) throw new AppError('FORBIDDEN', why);
  if (role === 'visitor') throw new AppError('LOGIN_REQUIRED', why);
  throw new AppError(tool.allowed === 'members' ? 'MEMBERS_ONLY' : 'FORBIDDEN', why);
}
