import { EyeOff } from 'lucide-react';
import { Highlighted } from '#components/list/highlighted.tsx';
import { PersonName } from '#components/people/person-name.tsx';
import { Row } from '#ui/layout.tsx';
import { hiddenName, type RankedLearner } from './ranking.ts';
import styles from './ranking.module.css';

interface LearnerNameProps {
  learner: RankedLearner & { isNameHidden?: boolean };
}

/** The name, and a label for the highlighted learner (RPT-012). */
export function LearnerName({ learner }: LearnerNameProps) {
  const { highlight } = learner;
  if (highlight === undefined) return <Name learner={learner} />;
  return (
    <Row as="span">
      <span className="breakable">
        <Name learner={learner} />
      </span>{' '}
      <span className={styles.label}>{highlight}</span>
    </Row>
  );
}

/** A printout omits a hidden name, even if this user may see it (D-243). */
function Name({ learner: { learnerId, fullName, isNameHidden = false } }: LearnerNameProps) {
  const name = (
    <PersonName userId={learnerId}>
      <Highlighted text={fullName} />
    </PersonName>
  );
  if (!isNameHidden || fullName === hiddenName) return name;
  return (
    <span>
      <span className={styles.onScreen}>
        {name}
        <EyeOff className={styles.eye} aria-hidden="true" />
        <span className="visually-hidden">(name hidden from others)</span>
      </span>
      <span className={styles.printOnly}>{hiddenName}</span>
    </span>
  );
}
