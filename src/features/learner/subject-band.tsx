import type { ReactNode } from 'react';
import type { SubjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/Heading.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import styles from './subject-band.module.css';

interface SubjectBandProps {
  /** Without it the band is indigo: the subject is not known (yet). */
  look: SubjectKey | undefined;
  title: string;
  /** A line below the title. */
  children: ReactNode;
}

/** The head of a screen that belongs to a subject: icon, heading and a line on colour and pattern. */
export function SubjectBand({ look, title, children }: SubjectBandProps) {
  const words = (
    <div className={styles.words}>
      <Heading level={1}>{title}</Heading>
      <p className={styles.line}>{children}</p>
    </div>
  );
  if (!look) return <div className={classNames(styles.band, styles.plain)}>{words}</div>;
  return (
    <SubjectSwatch subject={look} fade className={styles.band}>
      <SubjectIcon subject={look} look="tile" size="huge" />
      {words}
    </SubjectSwatch>
  );
}
