import { Check } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import styles from './import-steps.module.css';

const steps = ['Paste', 'Check', 'Import'] as const;

/** Shows how far an import has come. */
export function ImportSteps({ current }: { current: (typeof steps)[number] }) {
  const currentIndex = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === currentIndex ? 'step' : undefined}
          className={classNames(styles.step, index < currentIndex && styles.stepDone)}
        >
          <span className={styles.stepMark} aria-hidden="true">
            {index < currentIndex ? <Check /> : index + 1}
          </span>
          {step}
          {index < currentIndex ? <span className="visually-hidden"> (done)</span> : null}
        </li>
      ))}
    </ol>
  );
}
