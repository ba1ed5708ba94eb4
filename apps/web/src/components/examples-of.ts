import type { ComponentFile } from './component-files.ts';
import { EmptyStates } from './EmptyStateExamples.tsx';
import * as examples from './Examples.tsx';

/** Where every component is seen; two that are only ever seen together share an example. */
export const EXAMPLES_OF: Readonly<Record<ComponentFile, examples.Example>> = {
  Mark: examples.Marks,
  Icon: examples.Icons,
  Button: examples.Buttons,
  IconButton: examples.IconButtons,
  MenuButton: examples.MenuButtons,
  EmptyState: EmptyStates,
  'menu/Menu': examples.Menus,
  'menu/MenuItems': examples.Menus,
  'floating/PopoverButton': examples.Popovers,
  'tip/Tips': examples.TipExample,
  'toast/Toasts': examples.ToastExample,
  'sheet/Sheet': examples.SheetExample,
  'switch/Switch': examples.Switches,
  'slider/Slider': examples.Sliders,
  'inline-text/InlineText': examples.InlineTexts,
  ChipChoice: examples.ChipChoices,
  PictureChoice: examples.PictureChoices,
  LazyPictureBrowser: examples.PictureBrowsers,
  PictureBrowser: examples.PictureBrowsers,
  Picture: examples.Pictures,
  CompareSlider: examples.CompareSliders,
  SelectionToolbar: examples.SelectionToolbars,
};
