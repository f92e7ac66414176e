import type { QueryClient } from '@tanstack/react-query';
import { optional, prime } from '#api/prime.ts';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { subjectQuery } from '#api/queries/subjects.ts';
import { topicQuery } from '#api/queries/topics.ts';
import { currentSession } from '#session/session.ts';
import { placeOfTopic, type TopicPlace } from '../place-of-topic.ts';
import { isSameActivity, openActivity } from './draft/activity-draft.ts';
import { readDraft, type KeptDraft } from './draft/kept-drafts.ts';

/** What the editor opens with. */
export interface EditorData {
  /** What was being written here when the page closed. */
  kept: KeptDraft | undefined;
  /** 'Grade 4 · Mathematics · Fractions': what could be loaded of it. */
  place: string;
  /** The number in the title of the grade. */
  grade: number | undefined;
}

/**
 * Loads an activity, its place and what was left of it on this device.
 *
 * @throws Problem when the activity cannot be loaded
 */
export async function loadEditor(
  queryClient: QueryClient,
  activityId: string,
  { gradeId, subjectId, topicId }: TopicPlace,
): Promise<EditorData> {
  const userId = currentSession()?.id ?? '';
  const [loaded, kept] = await Promise.all([
    prime(queryClient, {
      activity: activityQuery(activityId),
      grades: optional(gradeListQuery()),
      subject: optional(subjectQuery(subjectId)),
      topic: optional(topicQuery(topicId)),
    }),
    readDraft({ userId, activityId }),
  ]);
  const grade = loaded.grades?.find(({ id }) => id === gradeId)?.title;
  const titles = [grade, loaded.subject?.title, loaded.topic?.title];
  // What was saved after all is nothing to offer.
  const isOpen = kept && !isSameActivity(kept.draft, openActivity(loaded.activity));
  return {
    kept: isOpen ? kept : undefined,
    place: titles.filter(Boolean).join(' · '),
    grade: gradeNumber(grade),
  };
}

/**
 * The same for an activity whose place the URL does not say (D-037).
 *
 * @throws Problem when the activity cannot be loaded, or is in no topic
 */
export async function loadQuestions(queryClient: QueryClient, activityId: string) {
  const { activity } = await prime(queryClient, { activity: activityQuery(activityId) });
  const place = await placeOfTopic(queryClient, activity.topicId);
  return { place, data: await loadEditor(queryClient, activityId, place) };
}

/** 'Grade 4' → 4; undefined for anything that is no school grade of ours. */
function gradeNumber(title: string | undefined): number | undefined {
  const number = Number(/\d+/.exec(title ?? '')?.[0]);
  return number >= 1 && number <= 8 ? number : undefined;
}
