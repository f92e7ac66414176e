import { useRouter } from '@tanstack/react-router';
import type { components } from '#api/contract.gen.ts';
import { updateLearnerMutation } from '#api/queries/learners.ts';
import { formValues } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import { LearnerFields } from '#components/learner/learner-fields.tsx';
import { learnerRecord, learnerUpdate } from '#components/learner/learner-record.ts';
import { refreshClaims } from '#session/token-source.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';

type Schemas = components['schemas'];

interface ProfileFormProps {
  profile: Schemas['Learner'];
  grades: readonly Schemas['Grade'][];
}

export function ProfileForm({ profile, grades }: ProfileFormProps) {
  const form = useProfileForm(profile, grades);
  return (
    <PageForm form={form}>
      <LearnerFields
        control={form.control}
        grades={grades}
        isCurrentUser
        userNameHelp="You log in with it. It cannot be changed here."
        gradePlaceholder="Choose your grade…"
      />
    </PageForm>
  );
}

function useProfileForm(profile: Schemas['Learner'], grades: readonly Schemas['Grade'][]) {
  const router = useRouter();
  const titleOf = (gradeId: string) => grades.find(({ id }) => id === gradeId)?.title ?? 'another grade';
  return useProblemForm({
    schema: learnerRecord,
    defaultValues: formValues(learnerRecord, profile),
    mutation: updateLearnerMutation(),
    toBody: (values) => learnerUpdate(profile, values),
    disableWhileInvalid: true,
    texts: {
      busy: 'Saving…',
      success: 'Learner updated',
      failed: 'Error updating learner',
      conflict: { field: 'email', message: 'This email is already registered.' },
      problem: {
        title: 'Failed to update profile.',
        denied: {
          title: 'You do not have the necessary permissions',
          advice: 'Please ask a parent or your school.',
        },
        missing: {
          title: 'The school does not know this account or this grade any more',
          advice: 'Please ask a parent or your school.',
        },
      },
    },
    // A change of grade has many effects and happens easily by accident (D-245).
    shouldSubmit: async ({ gradeId }) => {
      const { gradeId: previousId } = profile;
      if (previousId === null || previousId === gradeId) return true;
      return confirmGradeChange(titleOf(previousId), titleOf(gradeId));
    },
    onSuccess: () => {
      // Clear cached screens: they show the previous grade.
      router.clearCache();
      return refreshClaims();
    },
  });
}

const confirmGradeChange = (from: string, to: string) =>
  confirm({
    title: 'Change your grade?',
    message: markup`You move from <b>${from}</b> to <b>${to}</b>: you will see the subjects and activities of ${to}, and appear on its leaderboard. Your results so far are kept.`,
    confirmText: 'Change grade',
    cancelText: 'Keep my grade',
    tone: 'primary',
  });
