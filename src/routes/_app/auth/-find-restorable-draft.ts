import type { AnyRouter } from '@tanstack/react-router';
import { findDraft, formIdPrefix } from '#components/form/form-draft.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { inAppUrl } from '#lib/url/in-app-url.ts';
import type { RestorableDraft } from '#session/restorable-draft.ts';
import type { EndedSession } from '#session/session.ts';

/** Finds what the login page can promise to restore. `returnUrl`: the page where the session ended. */
export async function findRestorableDraft(
  router: AnyRouter,
  { userId, hasSavedAnswers }: EndedSession,
  returnUrl: string | undefined,
): Promise<RestorableDraft | undefined> {
  const url = inAppUrl(returnUrl);
  if (!url || userId === undefined) return undefined;
  const { pathname, searchParams } = url;
  const [routes, params] = router.getMatchedRoutes(pathname);
  const activityId = params['activityId'] ?? searchParams.get('activityId') ?? '';
  switch (routes.at(-1)?.fullPath) {
    case '/topic/$topicId/activity/$activityId': {
      const { createAnswerStorage } = await import('#answers/answer-storage.ts');
      const answers = await createAnswerStorage()
        .find(userId, activityId)
        .catch(() => undefined);
      if (answers?.stage === 'waiting') return 'submission';
      return answers || hasSavedAnswers ? 'answers' : undefined;
    }
    case '/activity-questions':
    case '/grades/$gradeId/subjects/$subjectId/topics/$topicId/activity-editor/$activityId': {
      const { readStoredDraft } = await import('#features/authoring/editor/draft/stored-drafts.ts');
      return (await readStoredDraft({ userId, activityId })) && 'activity';
    }
    default: {
      const draft = await findDraft(userId);
      const openForm = searchParams.get(formParam) ?? undefined;
      return draft?.form.startsWith(formIdPrefix(pathname, openForm)) ? 'form' : undefined;
    }
  }
}
