export { ProjectsPage } from '../projects/list/ProjectsPage.tsx';
export { ProjectPage } from '../projects/project/ProjectPage.tsx';
