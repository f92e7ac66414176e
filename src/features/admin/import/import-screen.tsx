import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useImportList } from '#components/class-import/import-list.ts';
import { useImport } from '#components/class-import/import-store.ts';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { ScreenFrame, ScreenFrameSkeleton } from '#components/page/screen-frame.tsx';
import { CheckView } from './check-view.tsx';
import { ImportSteps } from './import-steps.tsx';
import { PasteView } from './paste-view.tsx';
import { RunView } from './run-view.tsx';
import styles from './import-steps.module.css';

/** Imports a class list: paste, check, import (D-280 to D-284). */
export function ImportScreen() {
  const job = useImport((state) => state.job);
  const { text, draft } = useImportList();
  const step = checkedStep(job !== undefined, draft !== undefined);
  return (
    <ScreenFrame
      title="Import a class list"
      aboveTitle={
        <nav aria-label="Breadcrumbs" className={styles.crumbs}>
          <Link to="/admin/users">Users</Link>
          <ChevronRight size={16} aria-hidden="true" />
          <span aria-current="page">Import a class list</span>
        </nav>
      }
      actions={<ImportSteps current={step} />}
    >
      {job ? <RunView job={job} /> : null}
      {!job && draft ? <CheckView draft={draft} /> : null}
      {!job && !draft ? <PasteView text={text} /> : null}
    </ScreenFrame>
  );
}

function checkedStep(hasJob: boolean, hasDraft: boolean) {
  if (hasJob) return 'Import';
  return hasDraft ? 'Check' : 'Paste';
}

export const ImportSkeleton = () => (
  <ScreenFrameSkeleton hasTextAboveTitle>
    <TableSkeleton text="Loading learners…" />
  </ScreenFrameSkeleton>
);
