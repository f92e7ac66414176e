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
  look?: SubjectKey | undefined;
  isNarrow?: boolean;
  children: ReactNode;
}

/** A screen about a subject: a container, whose parts adapt to its width instead of the window's. */
export const SubjectScreen = ({ look, isNarrow, children }: SubjectScreenProps) => (
  <div data-subject={look} className={classNames(styles.screen, isNarrow && styles.narrow)}>
    {children}
  </div>
);

interface SubjectBandProps {
  /** Without it the band is indigo: the subject is not known (yet). */
  look: SubjectKey | undefined;
  title: string;
  /** A line below the title. */
  children: ReactNode;
  /** On a pill at the end of the band. */
  progress?: Progress;
}

/** The head of a screen that belongs to a subject: icon, heading and a line on colour and pattern. */
export function SubjectBand({ look, title, children, progress }: SubjectBandProps) {
  const words = (
    <>
      <div className={styles.words}>
        <Heading level={1}>{title}</Heading>
        <p className={styles.line}>{children}</p>
      </div>
      {progress && progress.total > 0 ? <ProgressPill progress={progress} /> : null}
    </>
  );
  if (!look) return <div className={classNames(styles.band, styles.plain)}>{words}</div>;
  return (
    <SubjectSwatch subject={look} fade className={styles.band}>
      <SubjectIcon subject={look} variant="tile" size="huge" />
      {words}
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
  <div className={classNames(styles.band, styles.waiting)}>
    <Skeleton shape="box" />
    <div className={styles.words}>
      <Skeleton width="14em" height="36px" />
      <Skeleton width="10em" className={styles.line} />
    </div>
  </div>
);
