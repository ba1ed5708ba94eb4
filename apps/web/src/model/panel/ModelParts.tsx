import { CameraSection } from './CameraSection.tsx';
import { CutSection } from './CutSection.tsx';
import { DrawingsSection } from './DrawingsSection.tsx';
import { MaterialsSection } from './MaterialsSection.tsx';
import styles from './Sections.module.css';
import { ShownSection } from './ShownSection.tsx';
import { SunSection } from './SunSection.tsx';
import { ViewsSection } from './ViewsSection.tsx';

/** Everything that is said of a model before it is rendered, in the order of the work. */
export function ModelParts() {
  return (
    <div className={styles['parts']}>
      <ViewsSection />
      <CameraSection />
      <SunSection />
      <CutSection />
      <ShownSection />
      <MaterialsSection />
      <DrawingsSection />
    </div>
  );
}
