import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { KeyRound, Pencil, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { learnerQuery, updateLearnerMutation, type Learner } from '#api/queries/learners.ts';
import { recordUpdate } from '#components/learner/learner-record.ts';
import { confirmAction } from '#components/list/confirm-action.ts';
import { Role } from '#session/roles.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { fullName } from '../../people/user-link.tsx';
import styles from './person.module.css';

interface PersonActionsProps {
  user: AdminUser;
  learner: Learner | undefined;
  onEdit: () => void;
}

export function PersonActions({ user, learner, onEdit }: PersonActionsProps) {
  return (
    <Row gap={2} className={styles.actions}>
      <Button variant="primary" size="small" icon={<Pencil aria-hidden="true" />} onPress={onEdit}>
        Edit
      </Button>
      {user.role === Role.Learner ? (
        <Link
          to="/learner/$learnerId/set-logins"
          params={{ learnerId: user.id }}
          state={{ canGoBack: true }}
          className={buttonStyle({ size: 'small' })}
        >
          <KeyRound aria-hidden="true" />
          Set login
        </Link>
      ) : null}
      {learner ? <ActiveButton learner={learner} /> : null}
    </Row>
  );
}

/** Only the record of a learner has `isActive`. */
function ActiveButton({ learner }: { learner: Learner }) {
  const queryClient = useQueryClient();
  const { mutateAsync: updateLearner } = useMutation(updateLearnerMutation());
  const { id, isActive } = learner;
  const name = fullName(learner);
  const change = {
    run: async () => {
      // The update replaces the whole record: it must not undo a change of another user.
      const latest = await queryClient.query({ ...learnerQuery(id), staleTime: 0 });
      await updateLearner(recordUpdate(latest, { isActive: !isActive }));
    },
    tone: 'primary',
    problem: {
      invalid: { title: 'The school did not accept this record', advice: 'Edit the learner first.' },
    },
  } as const;
  const ask = () =>
    isActive
      ? confirmAction({
          ...change,
          title: 'Deactivate the learner?',
          message: markup`<b>${name}</b> cannot log in until you activate the account again. All results, the plan and the links to parents are kept. A plan that renews is still charged.`,
          success: 'Learner deactivated',
          labels: { confirm: 'Deactivate', cancel: 'Cancel', busy: 'Saving…' },
        })
      : confirmAction({
          ...change,
          title: 'Activate the learner?',
          message: markup`<b>${name}</b> can log in again with the user name and password from before.`,
          success: 'Learner activated',
          labels: { confirm: 'Activate', cancel: 'Cancel', busy: 'Saving…' },
        });
  return isActive ? (
    <Button size="small" icon={<UserRoundX aria-hidden="true" />} onPress={() => void ask()}>
      Deactivate
    </Button>
  ) : (
    <Button size="small" icon={<UserRoundCheck aria-hidden="true" />} onPress={() => void ask()}>
      Activate
    </Button>
  );
}
