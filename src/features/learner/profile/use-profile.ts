import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { components } from '#api/contract.gen.ts';
import { updateLearnerMutation } from '#api/queries/learners.ts';
import { learnerEdit, learnerEditOf, unfinishedFields } from '#lib/learner-edit.ts';
import { refreshClaims } from '#session/token-source.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { profileFailure, type ProfileFailure } from './profile-failure.ts';

type Learner = components['schemas']['Learner'];

/** The course of a change to the own record: form, call, and what follows from it. */
export function useProfile(profile: Learner) {
  const router = useRouter();
  const { mutateAsync } = useMutation(updateLearnerMutation());
  const { control, formState, handleSubmit, reset, setError, setFocus } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(learnerEdit),
    defaultValues: learnerEditOf(profile),
  });
  const { isSubmitting } = formState;
  // Not the form's own `isValid`, which a message of the server takes away: the next try may be right.
  const canSave = useWatch({ control, compute: (form) => unfinishedFields(form).length === 0 });
  const [alert, setAlert] = useState<ProfileFailure['alert']>();

  const refuse = () => toast({ profile: 'app', tone: 'error', message: 'Error updating learner' });
  const fail = (error: unknown) => {
    const failure = profileFailure(error);
    refuse();
    for (const [name, message] of failure.fields) setError(name, { type: 'server', message });
    const [first] = failure.fields;
    if (first && !failure.alert) setFocus(first[0]);
    setAlert(failure.alert);
  };
  const succeed = async (saved: Learner) => {
    toast({ profile: 'app', tone: 'success', message: 'Learner updated' });
    reset(learnerEditOf(saved));
    // Screens seen before were loaded for another grade: they are loaded anew before they are shown.
    router.clearCache();
    await refreshClaims();
  };
  const send = handleSubmit((values) => {
    setAlert(undefined);
    // The whole record goes back, with what has no field in this form (D-092).
    return mutateAsync({ ...profile, ...values }).then(succeed, fail);
  }, refuse);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isSubmitting) void send(event);
  };
  return { control, alert, busy: isSubmitting ? 'Saving…' : undefined, canSave, submit };
}
