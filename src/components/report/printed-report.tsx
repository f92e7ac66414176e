import styles from './printed-report.module.css';

interface PrintedDetailsProps {
  /** Undefined if the learner failed to load. */
  learner: { name: string; surname: string; gradeTitle?: string | null } | undefined;
  period: string;
  /** The filter and the order of the rows. */
  note?: string | undefined;
}

/** Says on a printout whose report it is, and of which period (D-303). The side menu's `PrintedHead` has the school and the date. */
export function PrintedDetails({ learner, period, note }: PrintedDetailsProps) {
  const details: [name: string, value: string | null | undefined][] = [
    ['Learner', learner && `${learner.name} ${learner.surname}`.trim()],
    ['Grade', learner?.gradeTitle],
    ['Period', period],
    ['Contents', note],
  ];
  return (
    <dl className={styles.details}>
      {details.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Lines to sign at the end of a printout. */
export const SignatureLines = () => (
  <div className={styles.signatures}>
    {['Teacher', 'Parent or guardian'].map((signer) => (
      <p key={signer}>
        <span className={styles.line}>{signer}: signature</span>
        <span className={styles.line}>Date</span>
      </p>
    ))}
  </div>
);
