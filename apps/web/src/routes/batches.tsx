export { BatchPage } from '../batches/one/BatchPage.tsx';
export { BatchesPage } from '../batches/list/BatchesPage.tsx';
export { NewBatchPage } from '../batches/compose/NewBatchPage.tsx';
