import type { ToolField } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { ReactNode } from 'react';
import { useStudio } from '../studio-context.ts';
import { CategoryField } from './CategoryField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { CountField } from './CountField.tsx';
import { AreaField } from './edit/AreaField.tsx';
import { PromptField } from './PromptField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { SliderField } from './SliderField.tsx';
import { SpaceField } from './SpaceField.tsx';
import { StyleField } from './StyleField.tsx';
import { WordsField } from './words/WordsField.tsx';
import { ToggleField } from './ToggleField.tsx';
import { lazyDialog } from '../../app/lazy-dialog.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { texts } from '../../app/load-chunk.ts';

const CanvasField = lazyDialog(
  'canvas',
  async () => (await import('./canvas/CanvasField.tsx')).CanvasField,
  texts('studio'),
);
const ColorField = lazyDialog(
  'colour',
  async () => (await import('./colour/ColorField.tsx')).ColorField,
  texts('studio'),
);
const MaterialField = lazyDialog(
  'material',
  async () => (await import('./edit/MaterialField.tsx')).MaterialField,
  texts('files', 'studio'),
);
const ObjectField = lazyPart(
  'object',
  async () => (await import('./edit/ObjectField.tsx')).ObjectField,
  texts('files', 'studio'),
);
const ObjectSizeField = lazyDialog(
  'object',
  async () => (await import('./edit/ObjectSizeField.tsx')).ObjectSizeField,
  texts('studio'),
);
const SeedField = lazyDialog(
  'seed',
  async () => (await import('./SeedField.tsx')).SeedField,
  texts('studio'),
);
const SunField = lazyPart('sun', async () => (await import('./sun/SunField.tsx')).SunField, texts('sun'));

/** The control of one field, chosen by its descriptor. The base and its kind have their own place above. */
export function ToolFieldRow({ field }: { readonly field: ToolField }): ReactNode {
  const { tool } = useStudio();
  switch (field.control) {
    case 'space':
      return <SpaceField field={field} />;
    case 'style':
      return <StyleField field={field} />;
    case 'choice':
      // A tool's domain is fixed by the tool itself: there is nothing to choose.
      return field.options ? <ChoiceField tool={tool.function} field={field} /> : null;
    case 'text':
      return field.name === 'promptTxt' ? (
        <PromptField tool={tool.function} field={field} />
      ) : (
        <WordsField tool={tool.function} field={field} />
      );
    case 'category':
      return <CategoryField field={field} />;
    case 'toggle':
      return <ToggleField tool={tool.function} field={field} />;
    case 'reference':
      return <ReferenceField tool={tool.function} field={field} />;
    case 'mask':
      return <AreaField field={field} />;
    case 'material':
      return <MaterialField tool={tool.function} field={field} />;
    case 'object':
      return <ObjectField tool={tool.function} field={field} />;
    case 'object-size':
      return <ObjectSizeField tool={tool.function} field={field} />;
    case 'color':
      return <ColorField tool={tool.function} field={field} />;
    case 'canvas':
      return <CanvasField tool={tool.function} field={field} />;
    case 'slider':
      return <SliderField tool={tool.function} field={field} />;
    case 'count':
      return <CountField tool={tool.function} field={field} />;
    case 'sun':
      return <SunField tool={tool.function} field={field} />;
    case 'seed':
      return <SeedField tool={tool.function} field={field} />;
    case 'image':
    case 'kind':
    case 'fixed':
    // The workspace of models has its own parts for these, above the others.
    case 'model':
    case 'model-view':
      return null;
  }
}
