import type { ReactNode } from 'react';
import type { SubjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import type { Progress } from './progress.ts';
import styles from './subject-band.module.css';

interface SubjectScreenProps {
  subject?: SubjectKey | undefined;
  isNarrow?: boolean;
  children: ReactNode;
}

/** The container of a screen about a subject; container queries use its width. */
export const SubjectScreen = ({ subject, isNarrow, children }: SubjectScreenProps) => (
  <div data-subject={subject} className={classNames(styles.screen, isNarrow && styles.narrow)}>
    {children}
  </div>
);

interface SubjectBandProps {
  /** Undefined while the subject is unknown: the band is indigo. */
  subject: SubjectKey | undefined;
  title: string;
  children: ReactNode;
  progress?: Progress;
}

export function SubjectBand({ subject, title, children, progress }: SubjectBandProps) {
  const content = (
    <>
      <div className={styles.text}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.line}>{children}</p>
      </div>
      {progress && progress.total > 0 ? <ProgressPill progress={progress} /> : null}
    </>
  );
  if (!subject) return <div className={classNames(styles.band, styles.plain)}>{content}</div>;
  return (
    <SubjectSwatch subject={subject} fade className={styles.band}>
      <SubjectIcon subject={subject} variant="tile" size="huge" />
      {content}
    </SubjectSwatch>
  );
}

const ProgressPill = ({ progress: { done, total } }: { progress: Progress }) => (
  <Row as="p" nowrap className={styles.pill}>
    <ProgressBeads done={done} total={total} className={styles.beads} />
    <span>
      {done} of {total} <span className="visually-hidden">activities </span>done
    </span>
  </Row>
);

export const SubjectBandSkeleton = () => (
  <div className={classNames(styles.band, styles.skeleton)}>
    <Skeleton shape="box" />
    <div className={styles.text}>
      <Skeleton width="14em" height="36px" />
      <Skeleton width="10em" className={styles.line} />
    </div>
  </div>
);
