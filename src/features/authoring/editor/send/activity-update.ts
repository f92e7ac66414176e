import type { EditedQuestion, updateActivityMutation } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { trimText } from '#openapi/rules/text.ts';
import { toQuestionData, type ActivityDraft } from '../draft/activity-draft.ts';

type Update = Parameters<NonNullable<ReturnType<typeof updateActivityMutation>['mutationFn']>>[0];

/** Creates the request of Save: all questions, and the chosen files by the index of their question. */
export function createActivityUpdate({ topicId, version }: Activity, draft: ActivityDraft): Update {
  const questions = draft.questions.map((question, sortOrder) => {
    const { id, type, media } = question;
    return {
      ...(id !== undefined && { id }),
      type,
      data: toQuestionData(question),
      sortOrder,
      mediaPath: media.path,
    };
  });
  const files = draft.questions.flatMap(({ media }, index) =>
    media.file ? [[index, media.file] as const] : [],
  );
  return {
    activity: {
      title: trimText(draft.title),
      description: trimText(draft.description) || null,
      topicId,
      // The data of each question matches its type.
      questions: questions as EditedQuestion[],
      ...(version !== undefined && { version }),
    },
    files: new Map(files),
  };
}
