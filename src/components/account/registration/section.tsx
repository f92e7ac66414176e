import { useHydrated } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useFormParts } from '#components/form/form-context.ts';
import { wrongFields } from '#components/form/form-schema.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import type { RegistrationForm } from './registration-form.ts';
import styles from './registration.module.css';

interface RegistrationSectionProps {
  title: string;
  control: Control<RegistrationForm>;
  /** The fields that count for the progress: those that are needed. */
  needed: readonly (keyof RegistrationForm)[];
  children: ReactNode;
}

/** A part of the long form that says how far it is. */
export function RegistrationSection({ title, control, needed, children }: RegistrationSectionProps) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <SectionProgress control={control} needed={needed} />
      </div>
      {children}
    </fieldset>
  );
}

function SectionProgress({ control, needed }: Pick<RegistrationSectionProps, 'control' | 'needed'>) {
  const { schema } = useFormParts();
  const filledIn = useWatch({
    control,
    compute: (form) => {
      const wrong = wrongFields(schema, form);
      return needed.filter((name) => !wrong.includes(name)).length;
    },
  });
  // An email that the application knows is not in the prerendered page.
  const done = useHydrated() ? filledIn : 0;
  return (
    <p className={classNames(styles.progress, 'muted tabular')}>
      <ProgressBeads done={done} total={needed.length} />
      {done} of {needed.length}
      <span className="visually-hidden"> filled in</span>
    </p>
  );
}
