/** Every component of `ui/` by its file below it, without the ending, in the order in which the page shows them. */
export const COMPONENT_FILES = [
  'Mark',
  'Icon',
  'Button',
  'IconButton',
  'MenuButton',
  'EmptyState',
  'menu/Menu',
  'menu/MenuItems',
  'floating/PopoverButton',
  'tip/Tips',
  'toast/Toasts',
  'sheet/Sheet',
  'switch/Switch',
  'slider/Slider',
  'inline-text/InlineText',
  'ChipChoice',
  'PictureChoice',
  'LazyPictureBrowser',
  'PictureBrowser',
  'Picture',
  'CompareSlider',
  'SelectionToolbar',
] as const;

export type ComponentFile = (typeof COMPONENT_FILES)[number];
