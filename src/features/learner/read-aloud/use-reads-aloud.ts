import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { speech } from '#lib/speech.ts';
import { useSpeech } from '#questions/card/use-speech.ts';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { speechRates, readingSpeedQuery } from './reading-speed.ts';

/**
 * The grades with read-aloud: those of the Foundation Phase of South African schools, in which children learn to read.
 */
const readAloudGrades = { first: 1, last: 3 } as const;

export function isReadAloudGrade(gradeTitle: string | null | undefined): boolean {
  const number = Number(/^Grade (\d+)$/i.exec(gradeTitle?.trim() ?? '')?.[1]);
  return number >= readAloudGrades.first && number <= readAloudGrades.last;
}

/**
 * Returns whether the screen shows read-aloud buttons, and sets the speech rate that the learner has chosen. The
 * profile of a learner is loaded only if the browser has a voice.
 */
export function useReadsAloud(): boolean {
  const isLearner = useSession(({ details }) => details?.role === Role.Learner);
  const userId = useSession(({ details }) => details?.id);
  const { canSpeak } = useSpeech();
  const { data: profile } = useQuery({ ...myLearnerProfileQuery(), enabled: isLearner && canSpeak });
  const readsAloud = isReadAloudGrade(profile?.gradeTitle);
  const { data: speed } = useQuery({ ...readingSpeedQuery(userId ?? ''), enabled: readsAloud });
  useEffect(() => {
    if (speed) speech.setRate(speechRates[speed]);
  }, [speed]);
  return readsAloud;
}
