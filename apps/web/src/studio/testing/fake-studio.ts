import type { ResultImage, Task } from '@plumbline/contract/api/tasks.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { vi } from 'vitest';
import { MaskEditor } from '../editor/mask-editor.ts';
import { OpenMasks } from '../editor/open-masks.ts';
import type { StartRender } from '../run/use-start-render.ts';
import { type BasePicture, EMPTY_SETTINGS } from '../settings/workspace-settings.ts';
import type { KeyPress } from '../stage/is-taken.ts';
import type { Studio } from '../studio-context.ts';

export const BASE: BasePicture = {
  imageId: 'base',
  url: '/base',
  thumbnailUrl: '/base',
  width: 300,
  height: 200,
};

export const settingsOn = (base: BasePicture | null = BASE) => ({ ...EMPTY_SETTINGS, base });

/** A workspace whose base is `BASE`, in which nothing was done; what it is told to do is noted. */
export function fakeStudio(name: FunctionName, change: Partial<Studio> = {}): Studio {
  return {
    tool: TOOLS[name],
    settings: settingsOn(),
    look: { domains: [], spaces: [], styles: [], domain: undefined, space: undefined, style: undefined },
    needsBase: true,
    upload: { sending: undefined, take: vi.fn() },
    run: { start: vi.fn() as () => void } as StartRender,
    shown: { taskId: undefined, variant: 0, show: vi.fn() },
    task: undefined,
    view: 'compare',
    setView: vi.fn(),
    raised: false,
    setRaised: vi.fn(),
    masks: undefined,
    choosePicture: vi.fn(),
    chooseOwn: vi.fn(),
    ...change,
  };
}

/** The mask editor of a tool on `BASE`, with a mask to paint on. */
export function fakeMasks(name: FunctionName): MaskEditor {
  const descriptor = TOOLS[name].editor;
  if (!descriptor) throw new Error(`${name} has no masks`);
  const editor = new MaskEditor({ masks: new OpenMasks(BASE), descriptor, base: BASE });
  editor.ensureMask();
  return editor;
}

/** A task on a base, with as many results as it has names. */
export function fakeTask(taskId: string, results: readonly string[], base: BasePicture | null = BASE): Task {
  const images = results.map((imageId) => ({ ...BASE, imageId, fidelity: null }) as ResultImage);
  return { taskId, images, base, preview: null, request: { function: 'indoorRender' } } as unknown as Task;
}

/** An element as far as keys ask for it: what it is, and what it is within. */
export class FakeElement {
  readonly #within: readonly string[];

  constructor(...within: string[]) {
    this.#within = within;
  }

  closest(selector: string): FakeElement | null {
    return selector.split(', ').some((each) => this.#within.includes(each)) ? this : null;
  }
}

/** A key as it is pressed with nothing held and nothing focused. */
export const keyPress = (key: string, change: Partial<KeyPress> | { target: FakeElement } = {}): KeyPress =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: null,
    ...change,
  }) as KeyPress;
