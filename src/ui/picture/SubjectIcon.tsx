import type { ReactNode } from 'react';
import type { SubjectKey } from '#lib/subject-key.ts';
import { classNames } from '../class-names.ts';
import icons from './art/subjects.svg?url&no-inline';
import styles from './SubjectIcon.module.css';

export interface SubjectIconProps {
  subject: SubjectKey;
  /** `chip` is white on the subject's colour; `tile` is the subject's colour on white. */
  variant?: 'chip' | 'tile';
  /** 36, 56 or 64 px. */
  size?: 'normal' | 'large' | 'huge';
  className?: string | undefined;
}

export function SubjectIcon({ subject, variant = 'chip', size = 'normal', className }: SubjectIconProps) {
  return (
    <span
      data-subject={subject}
      className={classNames(styles.icon, styles[variant], size !== 'normal' && styles[size], className)}
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <use href={`${icons}#${subject}`} />
      </svg>
    </span>
  );
}

export interface SubjectSwatchProps {
  subject: SubjectKey;
  fade?: boolean;
  children?: ReactNode;
  className?: string | undefined;
}

/** A panel in the colour and pattern of a subject, with white text. */
export function SubjectSwatch({ subject, fade, children, className }: SubjectSwatchProps) {
  return (
    <div data-subject={subject} className={classNames(styles.swatch, fade && styles.fade, className)}>
      {children}
    </div>
  );
}
