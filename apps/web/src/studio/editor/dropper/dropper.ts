import { create } from 'zustand';

interface Dropper {
  /** The picture that a colour is taken off. */
  readonly imageId: string | undefined;
  readonly onTaken: (colour: string) => void;
  readonly begin: (imageId: string, onTaken: (colour: string) => void) => void;
  readonly end: () => void;
}

const NOBODY = () => undefined;

/** Whether somebody asks for a colour off the stage, and who. It ends with the workspace. */
export const useDropper = create<Dropper>()((set) => ({
  imageId: undefined,
  onTaken: NOBODY,
  begin: (imageId, onTaken) => set({ imageId, onTaken }),
  end: () => set({ imageId: undefined, onTaken: NOBODY }),
}));
