import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isUserNameTaken, setLearnerLoginMutation, type Learner } from '#api/queries/learners.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { PasswordPair } from '#components/form/password/password-pair.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { notLinked } from '#components/learner/not-linked.ts';
import { homeOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { isOwnUserName, learnerLogin, userNameTaken } from './login-rules.ts';
import { UserNameField } from './user-name-field.tsx';

export function LoginForm({ learner: { id, name, userName } }: { learner: Learner }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const start = homeOf(useSession(({ details }) => details?.role));
  const form = useProblemForm({
    schema: learnerLogin((typed) => !isOwnUserName(typed, userName) && isUserNameTaken(queryClient, typed)),
    defaultValues: { userName, password: '', confirmPassword: '' },
    mutation: setLearnerLoginMutation(),
    toBody: (login) => ({ learnerId: id, ...login }),
    texts: {
      busy: 'Saving…',
      success: `${name} can log in now`,
      conflict: { field: 'userName', message: userNameTaken },
      problem: {
        title: 'Failed to set the login',
        denied: notLinked,
        missing: { title: `${name} is not there any more`, advice: 'Go back to see what is there now.' },
      },
    },
    onSuccess: () => navigate({ to: start }),
  });
  const { control } = form;
  return (
    <PageForm form={form}>
      <UserNameField control={control} own={userName} />
      <PasswordPair control={control} name="password" confirmName="confirmPassword" />
    </PageForm>
  );
}
