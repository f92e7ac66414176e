import { Button } from '#ui/Button.tsx';
import type { ChangedRecord } from './use-edited-record.ts';
import styles from '../form.module.css';

/** The fields that another user changed while the form was open. */
export function ChangedFields({ changes, discard }: ChangedRecord) {
  return (
    <>
      {changes.length > 0 ? (
        <dl className={styles.changes}>
          {changes.map(({ name, label, before, now, mine }) => (
            <div key={name}>
              <dt className="bold">{label}</dt>
              <dd className="breakable">
                Was {before}, is now <b>{now}</b>.{mine === undefined ? null : <> You have {mine}.</>}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {discard ? (
        <Button size="small" onPress={discard}>
          Discard my changes
        </Button>
      ) : null}
    </>
  );
}
