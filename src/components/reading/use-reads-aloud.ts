import { useQuery } from '@tanstack/react-query';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { queryClient } from '#api/query-client.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { readingSettingsQuery } from './reading-settings.ts';
import { useSpeech } from './use-speech.ts';

/**
 * The grades in which reading aloud is on by default: those of the Foundation Phase of South African schools, in
 * which children learn to read (D-259).
 */
const readAloudGrades = { first: 1, last: 3 } as const;

export function isReadAloudGrade(gradeTitle: string | null | undefined): boolean {
  const number = Number(/^Grade (\d+)$/i.exec(gradeTitle?.trim() ?? '')?.[1]);
  return number >= readAloudGrades.first && number <= readAloudGrades.last;
}

/**
 * Returns whether the screens show read-aloud buttons: a learner's choice, or that of the grade. The profile of a
 * learner is loaded only if the browser has a voice and the learner has not chosen. The top bar, which uses this hook, is
 * outside of the router's QueryClientProvider.
 */
export function useReadsAloud(): boolean {
  const learnerId = useSession(({ details }) => (details?.role === Role.Learner ? details.id : undefined));
  const { canSpeak } = useSpeech();
  const mayRead = learnerId !== undefined && canSpeak;
  const { data: settings } = useQuery(
    { ...readingSettingsQuery(learnerId ?? ''), enabled: mayRead },
    queryClient,
  );
  const isByGrade = mayRead && settings?.readAloud === 'by-grade';
  const { data: profile } = useQuery({ ...myLearnerProfileQuery(), enabled: isByGrade }, queryClient);
  if (isByGrade) return isReadAloudGrade(profile?.gradeTitle);
  return mayRead && settings?.readAloud === 'on';
}
