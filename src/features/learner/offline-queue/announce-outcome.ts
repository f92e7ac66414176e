import type { RegisteredRouter } from '@tanstack/react-router';
import { needsPageLoad } from '#components/page/chunk-load-error.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { causeOf, notSubmitted } from '../do-activity/submit/submit-failure.tsx';
import type { Outcome } from './outcomes.ts';

type Announced = Exclude<Outcome, { kind: 'elsewhere' }>;

/**
 * Says what became of a submission with a toast, wherever the learner is by now. The toast has a button that leads on,
 * except when the open answer sheet does that by itself.
 */
export function announceOutcome(router: RegisteredRouter, outcome: Announced, isHandled: boolean): void {
  const { topicId, activityId } = outcome.submission;
  if (outcome.kind === 'sent') {
    const params = { topicId, activityResultId: outcome.resultId };
    const onPress = () =>
      void router.navigate({
        to: '/topic/$topicId/activity-result/$activityResultId',
        params,
        reloadDocument: needsPageLoad(),
      });
    toast({
      profile: 'app',
      tone: 'success',
      title: 'Your answers were sent.',
      message: 'They had been waiting on this device.',
      ...(!isHandled && { action: { label: 'See the result', onPress } }),
    });
    return;
  }
  if (isHandled) return;
  const isLimited = outcome.kind === 'limited';
  const onPress = () =>
    void router.navigate({ to: '/topic/$topicId/activity/$activityId', params: { topicId, activityId } });
  toast({
    profile: 'app',
    tone: isLimited ? 'warning' : 'error',
    title: isLimited ? 'Your answers are not sent yet.' : notSubmitted,
    message: causeOf(outcome.problem),
    action: { label: 'Open my answers', onPress },
  });
}
