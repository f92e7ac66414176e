import { EyeOff, Trash2, UserMinus } from 'lucide-react';
import type { Learner } from '#api/queries/learners.ts';
import { useSession } from '#session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { Avatar } from '#ui/picture/Avatar.tsx';
import { CardActions } from './card-actions.tsx';
import { Figures } from './figures.tsx';
import { Guardians } from './guardians.tsx';
import { PlanBox } from './plan-box.tsx';
import { useDeleteLearner } from './use-delete-learner.ts';
import styles from './dashboard.module.css';

/** A child at a glance, and everything that a parent can do for it (PAR-006 to PAR-013). */
export function LearnerCard({ learner }: { learner: Learner }) {
  const { id, name, surname, gradeTitle, isActive, isNameHidden, parents, avatar } = learner;
  const heading = `learner-${id}`;
  return (
    <article aria-labelledby={heading} className={classNames(cardStyle(), styles.card)}>
      <Row gap={4}>
        <Avatar id={id} name={`${name} ${surname}`} face={avatar} className={styles.avatar} />
        <div className={styles.words}>
          <h3 id={heading}>
            {name} {surname}
          </h3>
          <p className="muted">{gradeTitle ?? 'N/A'}</p>
          {isNameHidden ? (
            <Row as="p" gap={2} nowrap className="muted fs-0">
              <EyeOff size="1.125em" aria-hidden="true" />
              Name hidden on leaderboards
            </Row>
          ) : null}
        </div>
        {isActive ? null : <Badge tone="no">Not active</Badge>}
      </Row>
      <Figures learner={learner} />
      <PlanBox learner={learner} />
      <CardActions learner={learner} />
      <Guardians parents={parents} />
      <DeleteButton learner={learner} />
    </article>
  );
}

/** The primary parent deletes the learner, any other parent only ends their own link (PAR-013, D-087). */
function DeleteButton({ learner }: { learner: Learner }) {
  const ownId = useSession(({ details }) => details?.id);
  const isPrimary = learner.parents.some((parent) => parent.id === ownId && parent.isPrimaryParent);
  const askToDelete = useDeleteLearner(isPrimary);
  const Icon = isPrimary ? Trash2 : UserMinus;
  return (
    <Row justify="end" className={styles.foot}>
      <Button
        variant="quiet"
        dangerous
        icon={<Icon aria-hidden="true" />}
        onPress={() => void askToDelete(learner)}
      >
        {isPrimary ? 'Delete' : 'Remove'}
        <span className="visually-hidden">
          {' '}
          {learner.name} {learner.surname}
        </span>
      </Button>
    </Row>
  );
}
